import { is, validate, type Struct } from 'superstruct';
import { ApiProblem } from './errors.ts';

/** A type as its struct infers it: an optional property may also be undefined. */
type Structural<T> = T extends readonly (infer Item)[]
  ? Structural<Item>[]
  : T extends object
    ? { [K in keyof T]: Structural<T[K]> | ({} extends Pick<T, K> ? undefined : never) }
    : T;

/**
 * Whether a response matches the contract. A struct that differs from its type does not compile.
 * JSON has no undefined, so a missing property is absent, and the stricter type holds.
 */
function agrees<T>(body: unknown, struct: Struct<Structural<T>>): body is T {
  return is(body, struct);
}

/**
 * Asserts that a response matches the contract, after its struct agreed.
 * @throws ApiProblem of the kind `contract`.
 */
export function readAnswer<T>(
  struct: Struct<Structural<T>>,
  body: unknown,
  operationId: string,
): T {
  if (agrees<T>(body, struct)) return body;
  const [cause] = validate(body, struct);
  throw new ApiProblem(
    {
      code: 'contract',
      detail: `${operationId}: ${cause?.message ?? ''}`,
      kind: 'contract',
      status: 0,
      title: 'The server answered something unexpected',
    },
    { cause },
  );
}

/** The same where the answer has one of two forms: the changed object, or that the change waits for approval. */
export function readEither<One, Other>(
  [one, other]: readonly [Struct<Structural<One>>, Struct<Structural<Other>>],
  body: unknown,
  operationId: string,
): One | Other {
  return agrees<Other>(body, other) ? body : readAnswer<One>(one, body, operationId);
}

/**
 * The state in a conflict response; undefined if the problem is not a conflict with that struct.
 */
export function readCurrent<T>(struct: Struct<Structural<T>>, problem: ApiProblem): T | undefined {
  return agrees<T>(problem.current, struct) ? problem.current : undefined;
}
