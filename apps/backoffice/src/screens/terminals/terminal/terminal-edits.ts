import type { OverPayment, ShortPayment, TerminalChange, TerminalDetails } from '@tiyin/api/types';
import { amountFromWire, amountToWire, minorUnits } from '@tiyin/domain/money';
import { filledRows, rowsOf, type AttributeRow } from './attribute-rows.ts';
import { methodList, methodRowsOf, type MethodRow } from './method-rows.ts';
import { thresholdRowOf, thresholdsOf, type ThresholdRow } from './threshold-row.ts';

/** The unsaved changes of a terminal; untouched fields are missing. */
export interface TerminalEdits {
  readonly name?: string;
  readonly attributes?: readonly AttributeRow[];
  readonly poolId?: number;
  readonly methods?: readonly MethodRow[];
  readonly thresholds?: ThresholdRow;
  /** Minor units; null where the field is empty. */
  readonly maxAdjustment?: bigint | null;
  readonly shortPayment?: ShortPayment;
  readonly overPayment?: OverPayment;
}

/** A terminal with the edits laid over it. */
export interface EditedTerminal {
  readonly name: string;
  readonly attributes: readonly AttributeRow[];
  readonly poolId: number;
  readonly methods: readonly MethodRow[];
  /** Missing without the permission to set them. */
  readonly thresholds?: ThresholdRow;
  readonly maxAdjustment: bigint | null;
  readonly shortPayment: ShortPayment;
  readonly overPayment: OverPayment;
}

/** The values of the fields. */
export function applyEdits(terminal: TerminalDetails, edits: TerminalEdits): EditedTerminal {
  const thresholds = edits.thresholds ?? thresholdRowOf(terminal);
  return {
    name: edits.name ?? terminal.name,
    attributes: edits.attributes ?? rowsOf(terminal.attributes ?? []),
    poolId: edits.poolId ?? terminal.pool?.id ?? 0,
    methods: edits.methods ?? methodRowsOf(terminal),
    ...(thresholds && { thresholds }),
    maxAdjustment:
      edits.maxAdjustment === undefined
        ? amountFromWire(terminal.maxAdjustment)
        : edits.maxAdjustment,
    shortPayment: edits.shortPayment ?? terminal.shortPayment,
    overPayment: edits.overPayment ?? terminal.overPayment,
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function attributeList(rows: readonly AttributeRow[]) {
  return filledRows(rows).map(({ type, value }) => ({ value, attrType: { id: type.id } }));
}

/**
 * The request to save: only changed values, so that untouched ones need no permission. New
 * attributes without a value are dropped (ROUTING-10).
 */
export function changeOf(terminal: TerminalDetails, edits: TerminalEdits): TerminalChange {
  const { attributes, maxAdjustment, methods, name, poolId, thresholds } = edits;
  const { overPayment, shortPayment } = edits;
  const before = applyEdits(terminal, {});
  return {
    ...(name !== undefined && name.trim() !== terminal.name && { name: name.trim() }),
    ...(attributes &&
      !isSame(attributeList(attributes), attributeList(before.attributes)) && {
        attributes: attributeList(attributes),
      }),
    ...(poolId !== undefined && poolId !== terminal.pool?.id && { poolId }),
    ...(methods &&
      !isSame(methodList(methods), methodList(before.methods)) && { methods: methodList(methods) }),
    ...(thresholds &&
      !isSame(thresholds, before.thresholds) && { thresholds: thresholdsOf(thresholds) }),
    ...(maxAdjustment !== undefined &&
      maxAdjustment !== null &&
      maxAdjustment !== before.maxAdjustment && {
        maxAdjustment: amountToWire(minorUnits(maxAdjustment)),
      }),
    ...(shortPayment && shortPayment !== terminal.shortPayment && { shortPayment }),
    ...(overPayment && overPayment !== terminal.overPayment && { overPayment }),
  };
}

/** The values that count as one change each; the attributes last, because their number changes. */
function valuesOf({
  attributes,
  maxAdjustment,
  methods,
  name,
  thresholds,
  ...rest
}: EditedTerminal) {
  const { overPayment, poolId, shortPayment } = rest;
  const single = [name.trim(), poolId, String(maxAdjustment), shortPayment, overPayment];
  return [
    ...single,
    thresholds?.low,
    thresholds?.high,
    ...methods.map((method) => methodList([method])),
    ...attributeList(attributes),
  ];
}

/** The number of unsaved changes: leaving loses them (OFFICE-572). */
export function countChanges(terminal: TerminalDetails, edits: TerminalEdits): number {
  const before = valuesOf(applyEdits(terminal, {}));
  const after = valuesOf(applyEdits(terminal, edits));
  const longer = after.length > before.length ? after : before;
  return longer.filter((_, place) => !isSame(before[place], after[place])).length;
}

/** The edits without the line of a removed attribute. */
export function withoutAttribute(edits: TerminalEdits, attributeId: number): TerminalEdits {
  if (edits.attributes === undefined) return edits;
  return { ...edits, attributes: edits.attributes.filter(({ id }) => id !== attributeId) };
}
