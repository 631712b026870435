import { type SQL, sql } from '../db/drizzle.ts';
import { session, signInPolicy } from '../db/schema.ts';
import { defaultPolicy } from './default-policy.ts';

/** When a session ends if its person does nothing more (PEOPLE-170). */
export const idleEnd: SQL<Date> =
  sql`(coalesce(${session.activeAt}, ${session.createdAt}) + make_interval(mins =>
  coalesce((select ${signInPolicy.idleMinutes} from ${signInPolicy}), ${sql.raw(String(defaultPolicy.idleMinutes))})))`.mapWith(
    session.expiresAt,
  );
