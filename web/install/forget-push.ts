/** Ends this browser's push subscription at sign-out, so that the next person gets no messages; the server deletes it at its next try. */
export async function forgetPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
