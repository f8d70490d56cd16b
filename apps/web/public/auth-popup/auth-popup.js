/*
 * The page in the sign-in popup. Opened, it asks the server for Google's address and goes there; come back, it reports to
 * the page that opened it and closes. A channel carries the report, because Google's pages may cut the tie to the opener.
 */
const parameters = new URLSearchParams(location.search);
const nonce = parameters.get('nonce') ?? '';
const language = parameters.get('language') === 'de' ? 'de' : 'en';
const WORDS = {
  en: { title: 'Signing in with Google', wait: 'One moment …', close: 'You can close this window.' },
  de: {
    title: 'Anmeldung mit Google',
    wait: 'Einen Moment …',
    close: 'Du kannst dieses Fenster schließen.',
  },
}[language];

document.documentElement.lang = language;
document.title = WORDS.title;
say(WORDS.wait);

/** @param {string} sentence */
function say(sentence) {
  document.querySelector('#message').textContent = sentence;
}

/** @param {{ error?: string, description?: string }} outcome */
function report(outcome) {
  const channel = new BroadcastChannel('identity-popup');
  channel.postMessage({ nonce, ...outcome });
  channel.close();
  say(WORDS.close);
  // In a task of its own, so that the message has left.
  setTimeout(() => window.close());
}

async function goToGoogle() {
  const back = `${location.pathname}?${new URLSearchParams({ done: '1', nonce, language })}`;
  const response = await fetch('/api/identity/sign-in/social', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
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
