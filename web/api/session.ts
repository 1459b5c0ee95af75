import { useSyncExternalStore } from "react";
import { deviceStore, tabStore } from "../device/device-store.ts";

/** The part of a sign-in that the browser keeps. Signed in means that name, role and access token are all there. */
export type Session = {
  readonly username: string;
  readonly role: string;
  readonly access: string;
  readonly refresh: string | null;
  /** Under what its renewal was asked for, until the answer has come: it may be lost, and is then asked for again. */
  readonly renewalKey?: string | null;
};

/** The names the values have in the browser's storage. */
const STORAGE_KEYS = {
  access: "access_token",
  refresh: "refresh_token",
  renewalKey: "renewal_key",
  username: "username",
  role: "role",
} as const;

/** Why a session ended: the person signed out, or the server no longer accepted it. */
export type SessionEnd = "signed-out" | "expired";

const listeners = new Set<() => void>();
/** Whether this tab ended its session itself, so that the reader is being led to the login already. */
let endedHere = false;
const endListeners = new Set<(reason: SessionEnd) => void>();
let present: Session | null | undefined;

/** The session as it is now. */
export function currentSession(): Session | null {
  present ??= readSession();
  return present;
}

/** Whether the session outlives this tab. */
export function isRemembered(): boolean {
  return storeOfSession() === deviceStore;
}

/** Keeps a sign-in: for good with Remember Me, else until this tab is closed. */
export function startSession(session: Session, remember: boolean): void {
  emptyStores();
  write(remember ? deviceStore : tabStore, session);
  changed();
}

/** Keeps what a refresh or the dashboard brought, in the storage the session lives in. */
export function updateSession(values: Partial<Session>): void {
  const session = readSession();
  if (session === null) return;
  // A key is of one refresh token: the next one has its own.
  const renewed = values.refresh === undefined ? {} : { renewalKey: null };
  write(storeOfSession() ?? tabStore, { ...session, ...renewed, ...values });
  changed();
}

/** Clears everything that was stored and tells the site why. */
export function endSession(reason: SessionEnd): void {
  endedHere = true;
  emptyStores();
  changed();
  for (const listener of endListeners) listener(reason);
}

/** Whether a session ended in this tab since the last one began. */
export function hasEndedHere(): boolean {
  return endedHere;
}

/** Calls back when a session ends in this tab. */
export function onSessionEnd(listener: (reason: SessionEnd) => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Calls back whenever the session has changed, in this tab or another one. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", changed);
  return () => listeners.delete(listener);
}

/** The session, kept up to date when this tab or another one changes it. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, currentSession, noSession);
}

function noSession(): null {
  return null;
}

function changed(): void {
  const next = readSession();
  if (next !== null) endedHere = false;
  if (JSON.stringify(next) !== JSON.stringify(present)) present = next;
  for (const listener of listeners) listener();
}

/** Where the session is kept; null when nobody is signed in. */
function storeOfSession() {
  if (typeof window === "undefined") return null;
  return [deviceStore, tabStore].find((store) => store.get(STORAGE_KEYS.access) !== null) ?? null;
}

function readSession(): Session | null {
  const store = storeOfSession();
  if (store === null) return null;
  const access = store.get(STORAGE_KEYS.access);
  const username = store.get(STORAGE_KEYS.username);
  const role = store.get(STORAGE_KEYS.role);
  if (access === null || username === null || role === null) return null;
  const [refresh, renewalKey] = [store.get(STORAGE_KEYS.refresh), store.get(STORAGE_KEYS.renewalKey)];
  return { access, username, role, refresh, renewalKey };
}

function write(store: typeof deviceStore, session: Session): void {
  for (const [field, key] of Object.entries(STORAGE_KEYS)) {
    store.set(key, session[field as keyof typeof STORAGE_KEYS] ?? null);
  }
}

function emptyStores(): void {
  for (const key of Object.values(STORAGE_KEYS)) {
    deviceStore.set(key, null);
    tabStore.set(key, null);
  }
}
