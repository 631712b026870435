/** The path of the providers. */
export const providersPath = '/providers';

/** The page of one provider. */
export function providerPath(providerId: number): string {
  return `${providersPath}/${providerId}`;
}
