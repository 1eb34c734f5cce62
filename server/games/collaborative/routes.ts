import * as calls from '#contract/collaborative-games.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { createCollaborativeGame, repeatCollaborativeGame } from './create.ts';
import { joinCollaborativeGame } from './join.ts';
import { leaveCollaborativeGame } from './leave.ts';
import { startCollaborativeGame } from './play/start.ts';
import { listCollaborativeGames, readCollaborativeGame } from './sessions.ts';

export const routes: readonly Route[] = [
  serve(calls.listCollaborativeGames, ({ context, actor }) => listCollaborativeGames(context, actor)),
  serve(calls.createCollaborativeGame, ({ context, actor, body }) => createCollaborativeGame(context, actor, body)),
  serve(calls.joinCollaborativeGame, ({ context, actor, body }) => joinCollaborativeGame(context, actor, body)),
  serve(calls.readCollaborativeGame, ({ context, actor, params }) => readCollaborativeGame(context, actor, params.id)),
  serve(calls.startCollaborativeGame, ({ context, actor, params }) =>
    startCollaborativeGame(context, actor, params.id),
  ),
  serve(calls.leaveCollaborativeGame, ({ context, actor, params }) =>
    leaveCollaborativeGame(context, actor, params.id),
  ),
  serve(calls.repeatCollaborativeGame, ({ context, actor, params }) =>
    repeatCollaborativeGame(context, actor, params.id),
  ),
];
