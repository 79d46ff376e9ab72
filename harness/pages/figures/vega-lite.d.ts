/** As much of vega-lite as is used. Its own declarations do not hold under `exactOptionalPropertyTypes`. */
import type { Spec } from 'vega';

export interface Compiled {
  readonly spec: Spec;
}
export declare function compile(spec: object, options: { readonly logger: object }): Compiled;
