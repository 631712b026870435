/** A package as `package-lock.json` has it, as far as it is read here. */
type Package = {
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
type Packages = Readonly<Record<string, Package>>;

/** A package of the bill, in the words of CycloneDX 1.6. */
export type Component = {
  readonly type: 'application' | 'library';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  /** `excluded`: it is needed to develop and not to run. */
  readonly scope: 'excluded' | 'optional' | 'required';
  readonly purl: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses?: readonly { readonly license: { readonly name: string } }[];
};

type Dependency = { readonly ref: string; readonly dependsOn: readonly string[] };

/** A bill of materials in CycloneDX 1.6. */
export type BillOfMaterials = {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.6';
  readonly version: 1;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly Dependency[];
};

/**
 * Makes the bill of what `package-lock.json` pins: the same lock gives the same bill. `npm sbom` refuses locks in
 * which a dependency asks for a tag, as one of our tools does.
 * @throws Error if it is not a lock of version 3
 */
export function billOfMaterials(lockText: string): BillOfMaterials {
  const lock: { lockfileVersion?: number; packages?: Packages } = JSON.parse(lockText);
  if (lock.lockfileVersion !== 3 || !lock.packages) throw new Error('not a lock of version 3');
  const { packages } = lock;
  const installed = Object.entries(packages).filter(([, { link }]) => link !== true);
  const refs = new Map(installed.map(([path, found]) => [path, purlOf(path, found)]));
  const [root, ...others] = installed.map(([path, found]) => componentOf(path, found));
  if (!root) throw new Error('the lock has no root');
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: root },
    components: unique(others),
    dependencies: mergeByRef(
      installed.map(([path, found]) => ({
        ref: refs.get(path) ?? path,
        dependsOn: dependenciesOf(path, found, packages).flatMap((at) => refs.get(at) ?? []),
      })),
    ),
  };
}

function nameOf(path: string, { name }: Package): string {
  return name ?? path.split('node_modules/').at(-1) ?? path;
}

function purlOf(path: string, found: Package): string {
  const name = nameOf(path, found).replace('@', '%40');
  return `pkg:npm/${name}@${found.version ?? '0.0.0'}`;
}

function componentOf(path: string, found: Package): Component {
  const { integrity, license } = found;
  const purl = purlOf(path, found);
  return {
    type: path.includes('node_modules/') ? 'library' : 'application',
    'bom-ref': purl,
    name: nameOf(path, found),
    version: found.version ?? '0.0.0',
    scope: scopeOf(found),
    purl,
    ...(integrity !== undefined && { hashes: integrity.split(' ').map(hashOf) }),
    ...(license !== undefined && { licenses: [{ license: { name: license } }] }),
  };
}

function scopeOf({ dev, devOptional, optional }: Package): Component['scope'] {
  if (dev === true) return 'excluded';
  return optional === true || devOptional === true ? 'optional' : 'required';
}

/** `sha512-<base64>` in the words of CycloneDX. */
function hashOf(integrity: string) {
  const [name = '', encoded = ''] = integrity.split(/-(.*)/s);
  const alg = name.toUpperCase().replace('SHA', 'SHA-');
  return { alg, content: Buffer.from(encoded, 'base64').toString('hex') };
}

/** The paths in the lock of what a package needs: the nearest above it, as Node finds them. */
function dependenciesOf(path: string, found: Package, packages: Packages): string[] {
  const { dependencies, devDependencies, optionalDependencies } = found;
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  return names.flatMap((name) => nearest(path, name, packages) ?? []);
}

function nearest(path: string, name: string, packages: Packages): string | undefined {
  for (let at: string | undefined = path; at !== undefined; at = folderAbove(at)) {
    const candidate = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    const found = packages[candidate];
    if (found) return found.link === true ? found.resolved : candidate;
  }
  return undefined;
}

/** The next folder up that may hold packages; a workspace is directly below the root. */
function folderAbove(path: string): string | undefined {
  if (path === '') return undefined;
  const cut = path.lastIndexOf('/node_modules/');
  return cut === -1 ? '' : path.slice(0, cut);
}

function unique(components: readonly Component[]): Component[] {
  return [...new Map(components.map((each) => [each['bom-ref'], each])).values()];
}

/** One version in several folders is one component. */
function mergeByRef(all: readonly Dependency[]): Dependency[] {
  const byRef = new Map<string, Set<string>>();
  for (const { ref, dependsOn } of all) {
    byRef.set(ref, new Set([...(byRef.get(ref) ?? []), ...dependsOn]));
  }
  return [...byRef].map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn].toSorted() }));
}
