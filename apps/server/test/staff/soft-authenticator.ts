import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const userPresent = 0x01;
const userVerified = 0x04;
const attested = 0x40;

/** The options of the server, as far as an authenticator reads them. */
type Question = { readonly challenge: string; readonly rpId: string };

/** Departures from what an honest browser and authenticator send. */
export type Departures = {
  readonly origin?: string;
  readonly type?: string;
  readonly rpId?: string;
  readonly counter?: number;
  readonly isUnverified?: boolean;
  readonly userHandle?: string;
  /** Whether it vouches for itself with a signature (format "packed"). */
  readonly isAttested?: boolean;
};

/**
 * An authenticator in software: one ES256 key, no attestation. It counts its uses, as a security key does.
 * @param origin the page that the browser shows
 */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (challenge: string, more: Departures, type: string) =>
    Buffer.from(
      JSON.stringify({ type: more.type ?? type, challenge, origin: more.origin ?? origin }),
    );
  const authenticatorData = (rpId: string, more: Departures, credential?: Buffer) => {
    const count = Buffer.alloc(4);
    counter += 1;
    count.writeUInt32BE(more.counter ?? counter);
    const flags =
      userPresent | (more.isUnverified ? 0 : userVerified) | (credential ? attested : 0);
    const hash = sha256(Buffer.from(more.rpId ?? rpId));
    return Buffer.concat([hash, Buffer.from([flags]), count, credential ?? Buffer.alloc(0)]);
  };

  const signed = (data: Buffer, client: Buffer) =>
    sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);

  return {
    id: id.toString('base64url'),

    /** Answers `navigator.credentials.create`. */
    create({ challenge, rpId }: Question, more: Departures = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const data = authenticatorData(rpId, more, credential);
      const client = clientData(challenge, more, 'webauthn.create');
      return {
        id: id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        attestationObject: attestation(
          data,
          more.isAttested ? signed(data, client) : undefined,
        ).toString('base64url'),
        transports: ['internal'],
      };
    },

    /** Answers `navigator.credentials.get`. */
    get({ challenge, rpId }: Question, more: Departures = {}) {
      const data = authenticatorData(rpId, more);
      const client = clientData(challenge, more, 'webauthn.get');
      return {
        id: id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signed(data, client).toString('base64url'),
        ...(more.userHandle !== undefined && { userHandle: more.userHandle }),
      };
    },
  };
}

export type SoftAuthenticator = ReturnType<typeof createAuthenticator>;

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

type PublicKey = ReturnType<typeof generateKeyPairSync>['publicKey'] & {
  readonly export: (options: { format: 'jwk' }) => { readonly x?: string; readonly y?: string };
};

/** The key as a CBOR map of COSE: kty EC2, alg ES256, crv P-256, x, y. */
function coseKey(key: PublicKey): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);
}

/** A CBOR map of fmt, attStmt and authData; with a signature the format is "packed", alg ES256. */
function attestation(data: Buffer, signature: Buffer | undefined): Buffer {
  const text = (value: string) =>
    Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value]);
  const statement = signature
    ? [Buffer.from([0xa2]), text('alg'), Buffer.from([0x26]), text('sig'), bytes(signature)]
    : [Buffer.from([0xa0])];
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text(signature ? 'packed' : 'none'),
    text('attStmt'),
    ...statement,
    text('authData'),
    bytes(data),
  ]);
}
