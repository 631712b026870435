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
export type HashPurpose = 'request hash' | 'sign-in name' | 'sign-in place' | 'client network';

/** The purposes of the server's secret; each has a key of its own (PEOPLE-40). */
export type Secrets = {
  /** Names the secret that ciphertexts were made with; not secret itself. */
  readonly keyId: string;
  /** Signs the session tokens (PEOPLE-5). */
  readonly jwtKey: Buffer;
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
  /** A keyed hash of a value that could be guessed; it names the secret, and each purpose has a key of its own. */
  readonly keyedHash: (purpose: HashPurpose, value: string) => string;
};

/**
 * Derives everything from one secret.
 * @param secret at least 32 random bytes
 */
export function createSecrets(secret: Buffer): Secrets {
  const keyId = subKey(secret, 'key id', 4).toString('hex');
  const cipherKey = keyOf(secret, 'credentials');
  const indexKey = keyOf(secret, 'blind index');
  const hashKeys: Readonly<Record<HashPurpose, KeyObject>> = {
    'request hash': keyOf(secret, 'request hash'),
    'sign-in name': keyOf(secret, 'sign-in name'),
    'sign-in place': keyOf(secret, 'sign-in place'),
    'client network': keyOf(secret, 'client network'),
  };
  return {
    keyId,
    jwtKey: subKey(secret, 'session tokens', 32),
    encrypt: (plain, associatedData) => seal(cipherKey, keyId, plain, associatedData),
    decrypt: (cipher, associatedData) => open(cipherKey, keyId, cipher, associatedData),
    blindIndex: (value) => hmac(indexKey, value),
    keyedHash: (purpose, value) => `${keyId}.${hmac(hashKeys[purpose], value)}`,
  };
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

function seal(key: KeyObject, keyId: string, plain: string, associatedData: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(cipherName, key, iv, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(associatedData));
  const sealed = [iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return [format, keyId, Buffer.concat(sealed).toString('base64url')].join('.');
}

function open(key: KeyObject, keyId: string, text: string, associatedData: string): string {
  const [version, madeWith, body] = text.split('.');
  if (version !== format || madeWith === undefined || body === undefined) {
    throw new Error('This is not a ciphertext of ours.');
  }
  if (madeWith !== keyId) {
    throw new Error(
      `The ciphertext was made with the secret ${madeWith}, and TIYIN_SECRET is ${keyId}.`,
    );
  }
  const sealed = Buffer.from(body, 'base64url');
  const iv = sealed.subarray(0, ivBytes);
  const decipher = createDecipheriv(cipherName, key, iv, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(associatedData));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  const opened = [decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()];
  return Buffer.concat(opened).toString('utf8');
}
