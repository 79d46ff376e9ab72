/** Measured values as tables for people show them. */
import type { Table } from '../../contracts/report.ts';
import { localeTag } from '../../messages/messages.ts';

export type Unit = Table['columns'][number]['unit'];

/** As the locale writes numbers where they count something. */
export const valueText = (value: number, unit: Unit): string => {
  switch (unit) {
    case 'seconds':
    case 'microseconds':
    case 'ratio':
      return value.toFixed(2);
    case 'bytes':
    case 'count':
      return Math.round(value).toLocaleString(localeTag());
    case 'text':
      return String(value);
  }
};
