import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as s from 'superstruct';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { missing } from '../programs.ts';
import { deployFolder } from '../proxies.ts';

/** Where Debian has the sources of Go's packages. */
const goPath = '/usr/share/gocode';
const reason =
  missing('go') ??
  (existsSync(join(goPath, 'src/github.com/Masterminds/sprig'))
    ? undefined
    : 'golang-github-masterminds-sprig-dev not installed.');

const labels = s.record(s.string(), s.string());
const objectStruct = s.type({
  kind: s.string(),
  metadata: s.type({ name: s.string(), labels }),
});
const secretStruct = s.type({ secretKeyRef: s.type({ name: s.string(), key: s.string() }) });
const containerStruct = s.type({
  args: s.array(s.string()),
  env: s.array(
    s.type({
      name: s.string(),
      value: s.optional(s.string()),
      valueFrom: s.optional(secretStruct),
    }),
  ),
  ports: s.optional(s.array(s.type({ name: s.string(), containerPort: s.number() }))),
  securityContext: s.type({ readOnlyRootFilesystem: s.literal(true) }),
});
const podStruct = s.type({
  spec: s.type({
    securityContext: s.type({ runAsNonRoot: s.literal(true) }),
    containers: s.array(containerStruct),
  }),
});
const deploymentStruct = s.type({
  spec: s.type({
    selector: s.type({ matchLabels: labels }),
    template: s.intersection([podStruct, s.type({ metadata: s.type({ labels }) })]),
  }),
});

/** The chart, rendered by the engine that Helm has, with values that reach every branch of its templates. */
describe('the Helm chart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tiyin-helm-'));
  const program = join(folder, 'render');

  beforeAll(() => {
    if (reason !== undefined) return;
    execFileSync(
      'go',
      ['build', '-o', program, fileURLToPath(new URL('render.go', import.meta.url))],
      {
        env: { ...process.env, GO111MODULE: 'off', GOPATH: goPath, GOCACHE: join(folder, 'cache') },
      },
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(({ skip }) => skip(reason !== undefined, reason));

  function render(...values: readonly string[]): unknown[] {
    const printed = execFileSync(program, [join(deployFolder, 'helm/tiyin'), ...values], {
      encoding: 'utf8',
    });
    return s.create(JSON.parse(printed), s.array());
  }

  const ofKind = <T>(objects: readonly unknown[], kind: string, struct: s.Struct<T>): T[] =>
    objects
      .filter((object) => s.create(object, objectStruct).kind === kind)
      .map((object) => s.create(object, struct));

  test('has what its description says, and a podMonitor where that is wanted', () => {
    const kinds = render().map((object) => s.create(object, objectStruct).kind);
    expect(kinds.toSorted()).toEqual([
      'Deployment',
      'Deployment',
      'HorizontalPodAutoscaler',
      'Ingress',
      'Job',
      'PodDisruptionBudget',
      'PodDisruptionBudget',
      'Service',
    ]);
    const more = render(
      'podMonitor.enabled=true',
      'env={"TIYIN_LOG_LEVEL":"warn"}',
      'nodeSelector={"disk":"ssd"}',
      'imagePullSecrets=[{"name":"pull"}]',
      'tolerations=[{"key":"pay","operator":"Exists"}]',
    );
    expect(more).toHaveLength(kinds.length + 1);
    const [web] = ofKind(more, 'Deployment', deploymentStruct);
    const env = web?.spec.template.spec.containers[0]?.env ?? [];
    expect(env).toContainEqual({ name: 'TIYIN_LOG_LEVEL', value: 'warn' });
  });

  test('its deployments select their own pods, which take their secrets from a Secret', () => {
    const deployments = ofKind(render(), 'Deployment', deploymentStruct);
    for (const { spec } of deployments) {
      expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
      const [container] = spec.template.spec.containers;
      const secrets = container?.env.filter(({ valueFrom }) => valueFrom !== undefined) ?? [];
      expect(secrets.map(({ name }) => name)).toEqual(['DATABASE_URL', 'TIYIN_SECRET']);
      expect(container?.args[0]).toBe('apps/server/dist/main.js');
    }
    expect(deployments.map(({ spec }) => spec.template.spec.containers[0]?.args[1])).toEqual([
      'web',
      'jobs',
    ]);
  });
});
