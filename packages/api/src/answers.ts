import { is, validate, type Struct } from 'superstruct';
import { ApiProblem } from './errors.ts';

/** A type as its struct infers it: what may be missing may also be undefined. */
type Structural<T> = T extends readonly (infer Item)[]
  ? Structural<Item>[]
  : T extends object
    ? { [K in keyof T]: Structural<T[K]> | ({} extends Pick<T, K> ? undefined : never) }
    : T;

/**
 * Whether an answer is what the contract says it is. A struct that parts from the type does not
 * compile. JSON knows no undefined, so what is missing is missing, and the stricter type holds.
 */
function agrees<T>(body: unknown, struct: Struct<Structural<T>>): body is T {
  return is(body, struct);
}

/**
 * Takes an answer for what the contract says it is, once its struct agrees.
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

/** The state that a conflict carries; undefined where the problem is no conflict of that struct. */
export function readCurrent<T>(struct: Struct<Structural<T>>, problem: ApiProblem): T | undefined {
  return agrees<T>(problem.current, struct) ? problem.current : undefined;
}
