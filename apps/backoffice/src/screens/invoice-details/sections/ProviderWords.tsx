import { Identifier } from '@tiyin/ui/identifier';
import type { ProviderReason } from '@tiyin/api/types';

/** The code and the words of a provider that refused (INVOICE-468); a dash where it did not say. */
export function ProviderWords({ reason }: { readonly reason: ProviderReason | undefined }) {
  if (reason === undefined) return '—';
  return (
    <>
      <Identifier>{reason.code}</Identifier> {reason.message}
    </>
  );
}
