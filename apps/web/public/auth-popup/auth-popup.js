/*
 * The page in the sign-in popup. Opened, it asks the server for Google's address and goes there; come back, it reports to
 * the page that opened it and closes. A channel carries the report, because Google's pages may cut the tie to the opener.
 */
const parameters = new URLSearchParams(location.search);
const nonce = parameters.get('nonce') ?? '';

/** @param {{ error?: string, description?: string }} outcome */
function report(outcome) {
  const channel = new BroadcastChannel('identity-popup');
  channel.postMessage({ nonce, ...outcome });
  channel.close();
  document.querySelector('#message').textContent = 'You can close this window.';
  // In a task of its own, so that the message has left.
  setTimeout(() => window.close());
}

async function goToGoogle() {
  const back = `${location.pathname}?${new URLSearchParams({ done: '1', nonce })}`;
  const response = await fetch('/api/identity/sign-in/social', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      provider: 'google',
      callback_path: back,
      error_path: back,
    }),
  });
  const answer = await response.json();
  if (typeof answer.url === 'string') location.replace(answer.url);
  else report({ error: answer.code ?? 'internal', description: answer.detail });
}

if (parameters.has('done')) {
  const error = parameters.get('error');
  report(error === null ? {} : { error, description: parameters.get('error_description') ?? undefined });
} else {
  goToGoogle().catch(() => report({ error: 'network' }));
}
