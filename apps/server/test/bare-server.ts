// The upper limit: a Fastify that returns the same bytes for every request, and does nothing else.
import Fastify from 'fastify';

const app = Fastify();
const body = process.env['BARE_BODY'] ?? '';
app.get('/*', (_, reply) => reply.type('application/json; charset=utf-8').send(body));
const url = await app.listen({ host: '127.0.0.1', port: 0 });

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, roundTrips: 0, peakBytes: 0 });
});
process.once('disconnect', () => void app.close());
process.send?.({ url });
