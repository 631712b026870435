import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyDescriptor,
  PasskeyProof,
  PasskeyQuestion,
} from '@tiyin/api/types';
import { i18n } from '../../texts/i18n.ts';

/** Whether this browser has passkeys for the address of the page: it has none for IP addresses. */
export function hasPasskeys(): boolean {
  const isNumber = /^[\d.]+$|^\[/.test(window.location.hostname);
  return 'PublicKeyCredential' in window && !isNumber;
}

/** Loaded with its first use: few press these buttons. */
const library = () => import('@simplewebauthn/browser');

/** Has an authenticator make a passkey. Rejects with a {@link PasskeyFailure}. */
export async function makePasskey(options: PasskeyCreation): Promise<Omit<NewPasskey, 'name'>> {
  const { startRegistration } = await library();
  return orFailure(options.rp.id, async () => {
    const { id, response } = await startRegistration({
      optionsJSON: {
        ...options,
        pubKeyCredParams: [...options.pubKeyCredParams],
        excludeCredentials: named(options.excludeCredentials),
      },
    });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, clientDataJSON, attestationObject, transports: transports.filter(isKnown) };
  });
}

/** Has an authenticator answer a challenge. Rejects with a {@link PasskeyFailure}. */
export async function askAuthenticator(question: PasskeyQuestion): Promise<PasskeyProof> {
  const { startAuthentication } = await library();
  return orFailure(question.rpId, async () => {
    const { id, response } = await startAuthentication({
      optionsJSON: { ...question, allowCredentials: named(question.allowCredentials) },
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    const proof = { id, clientDataJSON, authenticatorData, signature };
    return userHandle === undefined ? proof : { ...proof, userHandle };
  });
}

/** No passkey came, in words for the person. */
export class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure';
}

async function orFailure<Answer>(rpId: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw new PasskeyFailure(wordsOf(error, rpId), { cause: error });
  }
}

function wordsOf(error: unknown, rpId: string): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError')
    return i18n.t('There is a passkey of yours on this device already');
  if (name === 'SecurityError') {
    return i18n.t('Passkeys work at the address {rpId} alone: open the back office there', {
      rpId,
    });
  }
  return i18n.t('No passkey was confirmed. Try again');
}

/** The library takes lists that may be changed. */
function named(credentials: readonly PasskeyDescriptor[]) {
  return credentials.map(({ transports, ...rest }) => ({ ...rest, transports: [...transports] }));
}

type Transport = NewPasskey['transports'][number];

const transportsOfContract: readonly string[] = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] satisfies readonly Transport[];

/** Browsers may name ways that are newer than the contract. */
function isKnown(transport: string): transport is Transport {
  return transportsOfContract.includes(transport);
}
