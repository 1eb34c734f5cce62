import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { namePip, type readPip } from '#contract/profiles.ts';
import { buyItem, dressPip, readStore, wearItem } from '#contract/rewards.ts';
import { decodeLook, encodeLook, type PipLook, plainLook } from '#contract/rules/rewards/pips.ts';
import type { Answer } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';
import { userKey } from '#web/app/query-client.ts';
import { ownPip, pipKey } from './card/queries.ts';

export type Store = Answer<typeof readStore>;
export type StoreItem = Store['items'][number];

/** A child's own frog, with its look parsed. */
export interface OwnFrog {
  readonly look: PipLook;
  readonly isSaved: boolean;
  readonly isAvatar: boolean;
  /** Empty until it has a name. */
  readonly name: string;
  /** A new name that waits for review. */
  readonly waitingName: string | null;
}

const storeKey = ['rewards', 'store'] as const;

export function useOwnFrog(): UseQueryResult<OwnFrog> {
  return useQuery({ ...ownPip, select: toOwnFrog });
}

export function useStore(): UseQueryResult<Store> {
  return useQuery({
    queryKey: storeKey,
    queryFn: ({ signal }) => api(readStore, {}, { signal }),
    // The purse also changes when the child earns points.
    refetchOnMount: 'always',
  });
}

interface FrogChange {
  readonly look: PipLook;
  readonly isAvatar?: boolean;
}

export function useDressPip() {
  const keep = useKeptFrog();
  return useMutation({
    mutationFn: ({ look, isAvatar }: FrogChange) =>
      api(dressPip, { body: { look: encodeLook(look), ...(isAvatar === undefined ? {} : { isAvatar }) } }),
    onSuccess: keep,
  });
}

export function useNamePip() {
  const keep = useKeptFrog();
  return useMutation({
    mutationFn: (name: string) => api(namePip, { body: { name } }),
    onSuccess: ({ needsComfort: _, ...pip }) => keep(pip),
  });
}

/** The frog puts a bought thing on at once. */
export function useBuyItem() {
  const client = useQueryClient();
  const keep = useKeptFrog();
  return useMutation({
    mutationFn: async (id: string) => {
      const { purse } = await api(buyItem, { params: { id } });
      client.setQueryData<Store>(storeKey, (store) => store && withPurchase(store, id, purse));
      return api(wearItem, { params: { id }, body: { isWorn: true } });
    },
    onSuccess: keep,
  });
}

function useKeptFrog() {
  const client = useQueryClient();
  return (pip: Answer<typeof readPip>): void => {
    client.setQueryData(pipKey, pip);
    // The picture beside the child's name shows the look too.
    void client.invalidateQueries({ queryKey: userKey, exact: true });
  };
}

function toOwnFrog({ look, ...rest }: Answer<typeof readPip>): OwnFrog {
  return { ...rest, look: decodeLook(look) ?? plainLook };
}

function withPurchase(store: Store, id: string, purse: number): Store {
  return { ...store, purse, items: store.items.map((item) => (item.id === id ? { ...item, isOwned: true } : item)) };
}
