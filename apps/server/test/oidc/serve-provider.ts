import { openTestProvider } from './test-provider.ts';

/** The provider as a program of its own, with a login page for a real browser; the journeys start it. */
const provider = await openTestProvider({
  redirectUri: process.env['REDIRECT_URI'] ?? '',
  port: Number(process.env['PORT']),
  loginPage:
    '<!doctype html><title>Test ID</title><form><label>Login <input name="login"></label><button>Continue</button></form>',
});
provider.people.set('nodira', { groups: ['operators'], given_name: 'Nodira' });
provider.people.set('guest', { groups: ['guests'] });
process.stdout.write('The provider is ready\n');
