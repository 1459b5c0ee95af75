import { useSyncExternalStore } from "react";

/** What the browser keeps of a sign-in. Signed in means that name, role and access token are all there. */
export type Session = {
  readonly username: string;
  readonly role: string;
  readonly access: string;
  readonly refresh: string | null;
};

/** The names the values have in the browser's storage. */
export const STORAGE_KEYS = {
  access: "access_token",
  refresh: "refresh_token",
  username: "username",
  role: "role",
} as const;

/** Why a session ended: the person signed out, or the server no longer took it. */
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
  return storageOfSession() === "local";
}

/** Keeps a sign-in: for good with Remember Me, else until this tab is closed. */
export function startSession(session: Session, remember: boolean): void {
  emptyStorage();
  write(remember ? "local" : "session", session);
  changed();
}

/** Keeps what a refresh or the dashboard brought, in the storage the session lives in. */
export function updateSession(values: Partial<Session>): void {
  const session = readSession();
  if (session === null) return;
  write(storageOfSession() ?? "session", { ...session, ...values });
  changed();
}

/** Clears everything that was stored and tells the site why. */
export function endSession(reason: SessionEnd): void {
  endedHere = true;
  emptyStorage();
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

/** The session, kept up to date when this tab or another one changes it. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, currentSession, noSession);
}

function noSession(): null {
  return null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", changed);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", changed);
  };
}

function changed(): void {
  const next = readSession();
  if (next !== null) endedHere = false;
  if (JSON.stringify(next) !== JSON.stringify(present)) present = next;
  for (const listener of listeners) listener();
}

type StorageName = "local" | "session";

/** A browser that forbids storage still gets a session for as long as the page lives. */
const memory: Record<StorageName, Map<string, string>> = { local: new Map(), session: new Map() };

function storageOf(name: StorageName): Storage | null {
  try {
    return name === "local" ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

function read(name: StorageName, key: string): string | null {
  const storage = storageOf(name);
  return storage === null ? (memory[name].get(key) ?? null) : storage.getItem(key);
}

function put(name: StorageName, key: string, value: string | null): void {
  const storage = storageOf(name);
  if (value === null) {
    memory[name].delete(key);
    storage?.removeItem(key);
  } else if (storage === null) memory[name].set(key, value);
  else storage.setItem(key, value);
}

function storageOfSession(): StorageName | null {
  if (typeof window === "undefined") return null;
  return (["local", "session"] as const).find((name) => read(name, STORAGE_KEYS.access) !== null) ?? null;
}

function readSession(): Session | null {
  const name = storageOfSession();
  if (name === null) return null;
  const access = read(name, STORAGE_KEYS.access);
  const username = read(name, STORAGE_KEYS.username);
  const role = read(name, STORAGE_KEYS.role);
  if (access === null || username === null || role === null) return null;
  return { access, username, role, refresh: read(name, STORAGE_KEYS.refresh) };
}

function write(name: StorageName, session: Session): void {
  for (const [field, key] of Object.entries(STORAGE_KEYS)) {
    put(name, key, session[field as keyof typeof STORAGE_KEYS]);
  }
}

function emptyStorage(): void {
  for (const key of Object.values(STORAGE_KEYS)) {
    put("local", key, null);
    put("session", key, null);
  }
}
