import {
  type KeyObject,
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

const cipherName = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const format = 'v1';

/** The values that are stored only as keyed hashes. */
export type HashPurpose =
  | 'request hash'
  | 'sign-in name'
  | 'sign-in place'
  | 'client network'
  | 'oidc request';

/** The purposes of the server's secret; each has a key of its own (PEOPLE-40). */
export type Secrets = {
  /** Names the secret that writes; not secret itself. */
  readonly keyId: string;
  /** The secrets that are known, the one of TIYIN_SECRET first: what any of them wrote is readable (RUN-301). */
  readonly keyIds: readonly [string, ...string[]];
  /** Writes with another of the known secrets from now on. */
  readonly writeWith: (keyId: string) => void;
  /** Signs the session tokens (PEOPLE-5). */
  readonly jwtKey: Buffer;
  /** Verify the session tokens, in the order of `keyIds`. */
  readonly jwtKeys: readonly [Buffer, ...Buffer[]];
  /**
   * Encrypts a credential for the database.
   * @param associatedData the row's id: the ciphertext opens nowhere else
   */
  readonly encrypt: (plain: string, associatedData: string) => string;
  /**
   * Decrypts the result of `encrypt`.
   * @throws Error if it was made with another secret, for another row, or was altered
   */
  readonly decrypt: (cipher: string, associatedData: string) => string;
  /** A keyed hash, by which an encrypted value can be found without opening any. */
  readonly blindIndex: (value: string) => string;
  /** The same under each of the secrets, to find what any of them wrote. */
  readonly blindIndexes: (value: string) => string[];
  /** A keyed hash of a value that could be guessed; it names the secret, and each purpose has a key of its own. */
  readonly keyedHash: (purpose: HashPurpose, value: string) => string;
  /** The same under each of the secrets. */
  readonly keyedHashes: (purpose: HashPurpose, value: string) => string[];
};

/** The keys that are derived from one secret. */
type Keys = {
  readonly keyId: string;
  readonly cipherKey: KeyObject;
  readonly indexKey: KeyObject;
  readonly hashKeys: Readonly<Record<HashPurpose, KeyObject>>;
  readonly jwtKey: Buffer;
};

function deriveKeys(secret: Buffer): Keys {
  const keyId = subKey(secret, 'key id', 4).toString('hex');
  const cipherKey = keyOf(secret, 'credentials');
  const indexKey = keyOf(secret, 'blind index');
  const jwtKey = subKey(secret, 'session tokens', 32);
  const hashKeys: Readonly<Record<HashPurpose, KeyObject>> = {
    'request hash': keyOf(secret, 'request hash'),
    'sign-in name': keyOf(secret, 'sign-in name'),
    'sign-in place': keyOf(secret, 'sign-in place'),
    'client network': keyOf(secret, 'client network'),
    'oidc request': keyOf(secret, 'oidc request'),
  };
  return { keyId, cipherKey, indexKey, hashKeys, jwtKey };
}

/**
 * Derives everything from the secret, and from the one that follows it while it is replaced (RUN-301).
 * @param secret at least 32 random bytes
 */
export function createSecrets(secret: Buffer, next?: Buffer): Secrets {
  const first = deriveKeys(secret);
  const others = next === undefined ? [] : [deriveKeys(next)];
  const known = [first, ...others];
  let writing = first;
  const hashOf = ({ keyId, hashKeys }: Keys, purpose: HashPurpose, value: string) =>
    `${keyId}.${hmac(hashKeys[purpose], value)}`;
  return {
    get keyId() {
      return writing.keyId;
    },
    keyIds: [first.keyId, ...others.map(({ keyId }) => keyId)],
    writeWith: (keyId) => {
      const found = known.find((keys) => keys.keyId === keyId);
      if (!found) throw new Error(`the secret ${keyId} is not known`);
      writing = found;
    },
    get jwtKey() {
      return writing.jwtKey;
    },
    jwtKeys: [first.jwtKey, ...others.map(({ jwtKey }) => jwtKey)],
    encrypt: (plain, associatedData) => seal(writing, plain, associatedData),
    decrypt: (cipher, associatedData) => open(known, cipher, associatedData),
    blindIndex: (value) => hmac(writing.indexKey, value),
    blindIndexes: (value) => known.map(({ indexKey }) => hmac(indexKey, value)),
    keyedHash: (purpose, value) => hashOf(writing, purpose, value),
    keyedHashes: (purpose, value) => known.map((keys) => hashOf(keys, purpose, value)),
  };
}

/** How every ciphertext of a secret begins. */
export function cipherPrefix(keyId: string): string {
  return `${format}.${keyId}.`;
}

function hmac(key: KeyObject, value: string): string {
  return createHmac('sha256', key).update(value).digest('hex');
}

function subKey(secret: Buffer, purpose: string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `tiyin ${purpose}`, length));
}

/** Made once: preparing a key from its bytes takes several times as long as using it. */
function keyOf(secret: Buffer, purpose: string): KeyObject {
  return createSecretKey(subKey(secret, purpose, 32));
}

function seal({ keyId, cipherKey }: Keys, plain: string, associatedData: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(cipherName, cipherKey, iv, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(associatedData));
  const sealed = [iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return cipherPrefix(keyId) + Buffer.concat(sealed).toString('base64url');
}

function open(known: readonly Keys[], text: string, associatedData: string): string {
  const [version, madeWith, body] = text.split('.');
  if (version !== format || madeWith === undefined || body === undefined) {
    throw new Error('This is not a ciphertext of ours.');
  }
  const keys = known.find(({ keyId }) => keyId === madeWith);
  if (!keys) {
    const ids = known.map(({ keyId }) => keyId).join(' and ');
    throw new Error(
      `The ciphertext was made with the secret ${madeWith}, and TIYIN_SECRET is ${ids}.`,
    );
  }
  const sealed = Buffer.from(body, 'base64url');
  const iv = sealed.subarray(0, ivBytes);
  const decipher = createDecipheriv(cipherName, keys.cipherKey, iv, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(associatedData));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  const opened = [decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()];
  return Buffer.concat(opened).toString('utf8');
}
