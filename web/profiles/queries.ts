import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import { changeAvatar, updateUser } from '#contract/profiles.ts';
import type { Payload } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';
import { userKey } from '#web/app/query-client.ts';

type Body<E extends Parameters<typeof api>[0]> = NonNullable<Payload<E>['body']>;

type UserChange = Body<typeof updateUser>;

/** Shows a change at once; a refused one is undone. */
export function useUpdateUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: UserChange) => api(updateUser, { body: change }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: userKey });
      const before = client.getQueryData<User>(userKey);
      if (before) client.setQueryData(userKey, merge(before, change));
      return before;
    },
    onError: (_error, _change, before) => client.setQueryData(userKey, before),
    onSuccess: (user) => client.setQueryData(userKey, user),
  });
}

function merge(user: User, { favoriteColor, settings, showsPresence }: UserChange): User {
  return {
    ...user,
    ...(favoriteColor ? { favoriteColor } : {}),
    ...(showsPresence === undefined ? {} : { showsPresence }),
    settings: { ...user.settings, ...settings },
  };
}

/** Saved before the page is left, so that what the profile shows is true. */
export function useChangeAvatar() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (avatar: User['avatar']) => api(changeAvatar, { body: avatar as Body<typeof changeAvatar> }),
    onSuccess: (user) => client.setQueryData(userKey, user),
  });
}
