import * as approvals from '#contract/approvals.ts';
import * as groups from '#contract/friends/groups.ts';
import * as parents from '#contract/friends/parents.ts';
import * as calls from '#contract/friends.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { answerApproval, readApproval } from './approvals/approvals.ts';
import { blockUser, listBlocks, unblockUser } from './blocks/blocks.ts';
import { readFriendCode, renewFriendCode } from './friendships/friend-codes.ts';
import { favoriteFriend, listFriends, removeFriend, unfavoriteFriend } from './friendships/friends.ts';
import { listSuggestions, searchFriends, setSuggestions } from './friendships/search.ts';
import { addMembers, createGroup, deleteGroup, listGroups, removeMember, renameGroup } from './groups/groups.ts';
import { decideApproval, listApprovals } from './parents/approvals.ts';
import { blockForChild, unblockForChild } from './parents/blocks.ts';
import { endFriendship, listBuddies, trustFamily } from './parents/buddies.ts';
import { readBuddyRule, setBuddyRule } from './parents/buddy-rule.ts';
import { reportAsParent } from './parents/reports.ts';
import { readProfile } from './profiles/profile.ts';
import { listFriendRequests, listSentFriendRequests } from './requests/list-requests.ts';
import {
  acceptFriendRequest,
  cancelFriendRequest,
  declineFriendRequest,
  sendFriendRequest,
} from './requests/requests.ts';

export const routes: readonly Route[] = [
  serve(calls.listFriends, ({ context, actor, query }) => listFriends(context, actor, query)),
  serve(calls.removeFriend, ({ context, actor, params }) => removeFriend(context, actor, params.id)),
  serve(calls.favoriteFriend, ({ context, actor, params }) => favoriteFriend(context, actor, params.id)),
  serve(calls.unfavoriteFriend, ({ context, actor, params }) => unfavoriteFriend(context, actor, params.id)),
  serve(calls.searchFriends, ({ context, actor, query }) => searchFriends(context, actor, query.q)),
  serve(calls.listFriendRequests, ({ context, actor, query }) => listFriendRequests(context, actor, query.cursor)),
  serve(calls.listSentFriendRequests, ({ context, actor, query }) =>
    listSentFriendRequests(context, actor, query.cursor),
  ),
  serve(calls.sendFriendRequest, ({ context, actor, body }) => sendFriendRequest(context, actor, body)),
  serve(calls.acceptFriendRequest, ({ context, actor, params }) => acceptFriendRequest(context, actor, params.id)),
  serve(calls.declineFriendRequest, ({ context, actor, params }) => declineFriendRequest(context, actor, params.id)),
  serve(calls.cancelFriendRequest, ({ context, actor, params }) => cancelFriendRequest(context, actor, params.id)),
  serve(calls.listSuggestions, ({ context, actor }) => listSuggestions(context, actor)),
  serve(calls.setSuggestions, ({ context, actor, body }) => setSuggestions(context, actor, body.isOn)),
  serve(calls.readFriendCode, ({ context, actor }) => readFriendCode(context, actor)),
  serve(calls.renewFriendCode, ({ context, actor }) => renewFriendCode(context, actor)),
  serve(calls.readProfile, ({ context, actor, params }) => readProfile(context, actor, params.id)),
  serve(calls.blockUser, ({ context, actor, params }) => blockUser(context, actor, params.id)),
  serve(calls.unblockUser, ({ context, actor, params }) => unblockUser(context, actor, params.id)),
  serve(calls.listBlocks, ({ context, actor }) => listBlocks(context, actor)),
  serve(approvals.readApproval, ({ context, body }) => readApproval(context, body.token)),
  serve(approvals.answerApproval, ({ context, body }) => answerApproval(context, body)),
  serve(parents.listApprovals, ({ context, actor }) => listApprovals(context, actor)),
  serve(parents.decideApproval, ({ context, actor, body }) => decideApproval(context, actor, body)),
  serve(parents.readBuddyRule, ({ context, actor, params }) => readBuddyRule(context, actor, params.childId)),
  serve(parents.setBuddyRule, ({ context, actor, params, body }) =>
    setBuddyRule(context, actor, { ...params, ...body }),
  ),
  serve(parents.listBuddies, ({ context, actor, params }) => listBuddies(context, actor, params.childId)),
  serve(parents.trustFamily, ({ context, actor, params, body }) => trustFamily(context, actor, { ...params, ...body })),
  serve(parents.endFriendship, ({ context, actor, params }) => endFriendship(context, actor, params)),
  serve(parents.blockForChild, ({ context, actor, params }) => blockForChild(context, actor, params)),
  serve(parents.unblockForChild, ({ context, actor, params }) => unblockForChild(context, actor, params)),
  serve(parents.reportAsParent, ({ context, actor, params, body }) =>
    reportAsParent(context, actor, { ...params, ...body }),
  ),
  serve(groups.listGroups, ({ context, query }) => listGroups(context, query.cursor)),
  serve(groups.createGroup, ({ context, actor, body }) => createGroup(context, actor, body.name)),
  serve(groups.renameGroup, ({ context, actor, params, body }) => renameGroup(context, actor, { ...params, ...body })),
  serve(groups.deleteGroup, ({ context, actor, params }) => deleteGroup(context, actor, params.id)),
  serve(groups.addMembers, ({ context, actor, params, body }) => addMembers(context, actor, { ...params, ...body })),
  serve(groups.removeMember, ({ context, actor, params }) => removeMember(context, actor, params)),
];
