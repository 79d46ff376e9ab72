/** An element of a page. preact's own `h` has types for each element that do not agree with strict optional properties. */
import { type ComponentChildren, h, type VNode } from 'preact';

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

export const element = (name: string, attributes: Attributes | null, ...children: ComponentChildren[]): VNode =>
  h(name, attributes as Record<string, string>, ...children);
