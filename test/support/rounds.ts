import type pg from 'pg';
import { newId } from '#server/platform/tokens.ts';

/** A round of a game that a child is playing alone, put straight into the database. */
export async function openRound(db: pg.Client | pg.Pool, accountId: string, at: Date): Promise<string> {
  const id = newId();
  await db.query(
    `insert into game_rounds (id, kind, mode, state, started_at) values ($1, 'number_guess', 'single', '{}', $2)`,
    [id, at],
  );
  await db.query('insert into game_players (round_id, seat, account_id) values ($1, 0, $2)', [id, accountId]);
  return id;
}
