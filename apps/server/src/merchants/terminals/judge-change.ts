import type { Operations } from '@tiyin/api/operations';
import type { CurrencyCode } from '@tiyin/domain/money';
import { thresholdsError } from '@tiyin/domain/monitoring';
import { isPermitted, type Permission } from '@tiyin/domain/permissions';
import { nameError } from '@tiyin/domain/names';
import { attributeTypeById, attributeValueError, methodProblems } from '@tiyin/domain/terminals';
import { type FieldError, ProblemError } from '../../problem.ts';
import type { Staff } from '../../staff/staff.ts';
import { methodRules } from './keep-methods.ts';

/** The fields of a terminal that a request changes. */
export type TerminalChange = Operations['changeTerminal']['input']['body'];

type Field = keyof TerminalChange;

/** The permissions to change each field of a terminal (PEOPLE-36). */
const needed: Readonly<Record<Field, readonly [Permission, ...Permission[]]>> = {
  name: ['terminal.create'],
  attributes: ['terminal.create', 'terminal.attr.read'],
  poolId: ['people.account.edit'],
  methods: ['people.account.edit'],
  inTest: ['terminal.prod.change'],
  thresholds: ['terminal.statistic.settings'],
  maxAdjustment: ['terminal.create'],
  shortPayment: ['terminal.create'],
  overPayment: ['terminal.create'],
};

/** The maximum number of a terminal's attributes. */
const maxAttributes = 50;

/** Refuses a change of which a person may not make every part, 403, and one without any, 422. */
export function requireMayChange({ permissions }: Staff, change: TerminalChange): void {
  const fields = Object.keys(change).filter(isField);
  if (fields.length === 0) {
    throw new ProblemError('not_allowed', { detail: 'There is nothing to change' });
  }
  const mayAll = fields.every((field) => isPermitted(permissions, { allOf: needed[field] }));
  if (!mayAll) throw new ProblemError('forbidden');
}

function isField(name: string): name is Field {
  return Object.hasOwn(needed, name);
}

/** Refuses values that cannot be, all at once, each with its field (ROUTING-9): 422. */
export function requireRightValues(
  { name, attributes = [], methods, thresholds }: TerminalChange,
  currency: CurrencyCode,
): void {
  const errors = [
    ...at('/name', name === undefined ? undefined : nameError(name)),
    ...at(
      '/attributes',
      attributes.length > maxAttributes ? 'A terminal has at most 50 attributes' : undefined,
    ),
    ...attributes.flatMap(({ value, attrType }, index) => {
      const type = attributeTypeById(attrType.id);
      return at(`/attributes/${index}/value`, type && attributeValueError(type.code, value));
    }),
    ...(methods === undefined ? [] : methodProblems(methodRules(methods), currency)).map(
      ({ path, message }) => ({ path: `/methods${path}`, message }),
    ),
    ...at(
      '/thresholds/successPercentHighThreshold',
      thresholds === undefined ? undefined : thresholdsError(thresholds),
    ),
  ];
  const [first] = errors;
  if (first) throw new ProblemError('not_allowed', { detail: first.message, errors });
}

function at(path: string, message: string | undefined): FieldError[] {
  return message === undefined ? [] : [{ path, message }];
}
