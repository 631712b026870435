import type { FieldError } from '../problem.ts';

const message = 'may not contain a NUL character';

/** The fields of a request with a NUL character, which no column of the database keeps (API-546). */
export function nulFields({ body, query }: { readonly body?: unknown; readonly query?: unknown }) {
  return [...fieldsIn(body, '', '/'), ...fieldsIn(query, 'query', '.')];
}

function fieldsIn(value: unknown, path: string, separator: string): FieldError[] {
  if (typeof value === 'string') return value.includes('\0') ? [{ path, message }] : [];
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    fieldsIn(each, `${path}${separator}${name}`, separator),
  );
}
