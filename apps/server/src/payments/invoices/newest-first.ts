import { type SQL, sql } from '../../db/drizzle.ts';
import { invoice } from '../../db/schema.ts';

/**
 * The list's order. Its indexes are of `desc nulls last`: without these words PostgreSQL takes them for
 * another order, though no row has nulls there, and sorts everything.
 */
export const newestFirst: SQL = sql`order by ${invoice.createdAt} desc nulls last,
  ${invoice.id} desc nulls last`;
