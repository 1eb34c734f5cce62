import * as approvals from '#contract/approvals.ts';
import * as calls from '#contract/friends.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { approveBuddy, openApproval } from './approvals/approvals.ts';
import { blockUser, listBlocks, unblockUser } from './blocks/blocks.ts';
import { readCode, renewCode, setSuggestions } from './friendships/friend-codes.ts';
import {
  favorFriend,
  listFriends,
  listRequests,
  listSentRequests,
  listSuggestions,
  removeFriend,
  searchFriends,
} from './friendships/friends.ts';
import { readProfile } from './profiles/profile.ts';
import { acceptRequest, askFriend, cancelRequest, declineRequest } from './requests/requests.ts';

export const routes: readonly Route[] = [
  serve(calls.listFriends, ({ context, actor, query }) => listFriends(context, actor, query.cursor)),
  serve(calls.removeFriend, ({ context, actor, params }) => removeFriend(context, actor, params.id)),
  serve(calls.favorFriend, ({ context, actor, params }) => favorFriend(context, actor, params.id, true)),
  serve(calls.unfavorFriend, ({ context, actor, params }) => favorFriend(context, actor, params.id, false)),
  serve(calls.searchFriends, ({ context, actor, query }) => searchFriends(context, actor, query.q)),
  serve(calls.listRequests, ({ context, actor, query }) => listRequests(context, actor, query.cursor)),
  serve(calls.listSentRequests, ({ context, actor, query }) => listSentRequests(context, actor, query.cursor)),
  serve(calls.askFriend, ({ context, actor, body }) => askFriend(context, actor, body)),
  serve(calls.acceptRequest, ({ context, actor, params }) => acceptRequest(context, actor, params.id)),
  serve(calls.declineRequest, ({ context, actor, params }) => declineRequest(context, actor, params.id)),
  serve(calls.cancelRequest, ({ context, actor, params }) => cancelRequest(context, actor, params.id)),
  serve(calls.listSuggestions, ({ context, actor }) => listSuggestions(context, actor)),
  serve(calls.setSuggestions, ({ context, actor, body }) => setSuggestions(context, actor, body.isOn)),
  serve(calls.readFriendCode, ({ context, actor }) => readCode(context, actor)),
  serve(calls.renewFriendCode, ({ context, actor }) => renewCode(context, actor)),
  serve(calls.readProfile, ({ context, actor, params }) => readProfile(context, actor, params.id)),
  serve(calls.blockUser, ({ context, actor, params }) => blockUser(context, actor, params.id)),
  serve(calls.unblockUser, ({ context, actor, params }) => unblockUser(context, actor, params.id)),
  serve(calls.listBlocks, ({ context, actor }) => listBlocks(context, actor)),
  serve(approvals.openApproval, ({ context, body }) => openApproval(context, body.token)),
  serve(approvals.approveBuddy, ({ context, body }) => approveBuddy(context, body)),
];
