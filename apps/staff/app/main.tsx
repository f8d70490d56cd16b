// First, so that the order of the cascade layers is declared before anything uses one.
import '@lifted/design/theme/tokens.css';
import '@lifted/design/theme/fonts.css';
import '@lifted/design/theme/base.css';
import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { chosenLanguage, preferredAddress } from './preferred-language.ts';
import { routes } from './routes.tsx';

const { pathname, search, hash } = window.location;
const preferred = preferredAddress(pathname, { chosen: chosenLanguage(), browser: navigator.language });
if (preferred !== undefined) window.history.replaceState(null, '', preferred + search + hash);

const place = document.getElementById('app');
if (place === null) throw new Error('The page has no place for the app.');
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>,
);
