import { operations } from '@tiyin/api/operations';

const routes = operations.map(({ method, path }) => ({
  method: method.toUpperCase(),
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
}));

/** The methods that the contract has for a path, in the form of the header Allow; empty for a path that it has not. */
export function allowedMethods(path: string): string {
  const found = routes.flatMap(({ method, pattern }) => (pattern.test(path) ? [method] : []));
  const methods = found.includes('GET') ? [...found, 'HEAD'] : found;
  return [...new Set(methods)].toSorted().join(', ');
}
