// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { IdStruct } from './id.ts';
import { StatementFormatStruct } from './statement-format.ts';
import { TextOrNullStruct } from './text-or-null.ts';
import { CountStruct } from './count.ts';
import { DayOrNullStruct } from './day-or-null.ts';
import { TimeStruct } from './time.ts';

/** Statement: As in the contract. */
export const StatementStruct = /* @__PURE__ */ type({
  id: IdStruct,
  format: StatementFormatStruct,
  fileName: TextOrNullStruct,
  lines: CountStruct,
  newLines: CountStruct,
  matching: CountStruct,
  firstDay: DayOrNullStruct,
  lastDay: DayOrNullStruct,
  createdDate: TimeStruct,
  personName: TextOrNullStruct,
});
