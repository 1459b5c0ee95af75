import type { Locator } from "@playwright/test";
import { localizedPath, SITE_PATHS } from "../../domain/company/site-map.ts";
import { addDays } from "../../domain/curacao-days.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import type { Language } from "../../domain/languages.ts";
import { bookRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { cancelTrackedRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import { callAsGuest } from "../call-product.ts";
import { callsTo } from "../calls-to.ts";
import { interceptCalls } from "../intercept-calls.ts";
import { expect, test } from "../test.ts";
import {
  choosePlace,
  commonTrip,
  enterPerson,
  newPhoneNumber,
  priceOf,
  priceOfFirstTrip,
  ridesOf,
} from "./booking-steps.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./check-page.ts";
import { fareNow } from "./fare-now.ts";

const PHONE = { width: 360, height: 740 };
test.use({ shares: "guests", viewport: PHONE, reducedMotion: "reduce" });

const WORDS: Readonly<
  Record<
    Language,
    { trips: string; trip: string; name: string; phone: string; book: string; success: string }
  >
> = {
  en: {
    trips: "Popular trips, one tap",
    trip: "Your trip",
    name: "Full name",
    phone: "Phone number",
    book: "Book Now",
    success: "Ride booked successfully! Details saved.",
  },
  nl: {
    trips: "Populaire ritten, één tik",
    trip: "Je rit",
    name: "Volledige naam",
    phone: "Telefoonnummer",
    book: "Nu boeken",
    success: "Je rit is geboekt! De gegevens zijn bewaard.",
  },
  es: {
    trips: "Viajes populares, con un toque",
    trip: "Su viaje",
    name: "Nombre completo",
    phone: "Número de teléfono",
    book: "Reservar ahora",
    success: "¡Viaje reservado con éxito! Datos guardados.",
  },
  pap: {
    trips: "Biahe popular, un klik",
    trip: "Bo biahe",
    name: "Nòmber kompletu",
    phone: "Number di telefòn",
    book: "Reservá awor",
    success: "Bo biahe ta reservá! E detayenan ta wardá.",
  },
  de: {
    trips: "Beliebte Fahrten, ein Tipp genügt",
    trip: "Ihre Fahrt",
    name: "Vor- und Nachname",
    phone: "Telefonnummer",
    book: "Jetzt buchen",
    success: "Ihre Fahrt ist gebucht! Alles ist gespeichert.",
  },
};

for (const language of ["en", "nl", "es", "pap", "de"] as const) {
  const words = WORDS[language];
  const rules = language === "en" ? "all" : "words";
  test(`a guest books a common trip in ${language} without typing a place, once for two presses, and every screen on the way is accessible`, async ({
    page,
    product,
  }) => {
    await page.goto(localizedPath(language, SITE_PATHS.home));
    const trip = commonTrip(page, words.trips);
    await expect(trip).toContainText(new RegExp(String(fareNow(26)).replace(".", "[.,]")));
    // In the other languages every-page.spec.ts measures the form.
    if (language === "en") await expectAccessible(page, "the form and the common trips");
    const promised = amountIn(await trip.textContent());
    await trip.click();
    await expect(priceOf(page)).toContainText(promised);
    await expectAccessible(page, "the fare", rules);
    await expectNoSidewaysScroll(page, "the fare");
    expect(await wordsOverWords(page.getByRole("group").getByRole("button"))).toEqual([]);
    const name = `Guest ${language}`;
    await page.getByLabel(words.name).fill(name);
    await page.getByLabel(words.phone).fill(newPhoneNumber());
    await page.getByRole("button", { name: words.book }).dblclick();
    await expect(page.getByText(words.success)).toBeVisible();
    await expect(page).toHaveURL(/\/track\/[\w-]{20,}$/);
    await expect(page.getByRole("region", { name: words.trip })).toContainText(promised);
    await expectAccessible(page, "the tracking page", rules);
    await expectNoSidewaysScroll(page, "the tracking page");
    expect(await ridesOf(product, name)).toBe(1);
  });
}

/** What is written over something else within each of these, by its words. */
function wordsOverWords(within: Locator): Promise<string[]> {
  return within.evaluateAll((parts) =>
    parts.flatMap((part) => {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const written = Array.from(part.querySelectorAll("svg"), (sign) => ({
        text: "a sign",
        box: sign.getBoundingClientRect(),
      }));
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const isHidden = (node.parentElement?.offsetWidth ?? 0) <= 1;
        if (!isHidden) written.push({ text: node.nodeValue ?? "", box: range.getBoundingClientRect() });
      }
      return written.flatMap(({ text, box }, index) =>
        written
          .slice(index + 1)
          .filter(({ box: { left, right, top, bottom } }) => {
            const across = Math.min(box.right, right) - Math.max(box.left, left);
            return across > 1 && Math.min(box.bottom, bottom) - Math.max(box.top, top) > 2;
          })
          .map((other) => `${text} and ${other.text}`),
      );
    }),
  );
}

test("what is missing of the person is said where it can be read beside the button", async ({ page }) => {
  await page.goto("/book-your-ride");
  await priceOfFirstTrip(page);
  await page.getByRole("button", { name: "Book Now" }).click();
  await expect(page.getByLabel("Full name")).toBeFocused();
  await expect(page.getByText("Please enter your full name and phone number.")).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, "a person without a name");
});

test("a trip is entered with the keys alone, typing mistake included", async ({ page }) => {
  await page.goto("/book-your-ride");
  await page.getByRole("combobox", { name: "Pickup location" }).fill("jan tiel");
  await expect(page.getByRole("option").first()).toContainText("Jan Thiel");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("combobox", { name: "Drop-off location" }).fill("punda");
  await expect(page.getByRole("option").first()).toContainText("Punda");
  await expectAccessible(page, "the open list of places");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(priceOf(page)).toContainText("$");
  await expect(page.getByRole("heading", { name: /Estimated Fare:/ })).toBeFocused();
});

test("Back returns from the price to the form, forward and a reload keep the price", async ({ page }) => {
  await page.goto("/faq");
  await page.goto("/book-your-ride");
  await priceOfFirstTrip(page);
  const price = (await priceOf(page).textContent()) ?? "no price";
  await page.goBack();
  await expect(page.getByRole("combobox", { name: "Pickup location" })).toHaveValue(/Airport/);
  await page.goForward();
  await expect(priceOf(page)).toHaveText(price);
  await page.reload();
  await expect(priceOf(page)).toHaveText(price);
  await page.getByRole("button", { name: "Change" }).click();
  await expect(page.getByRole("button", { name: "Calculate Fare" })).toBeVisible();
});

test("Back from a ride that was booked is the form for the next one, from its top", async ({ page }) => {
  await page.goto("/");
  await priceOfFirstTrip(page);
  await enterPerson(page, "Next Ride");
  await page.getByRole("button", { name: "Book Now" }).click();
  await expect(page).toHaveURL(/\/track\//);
  await page.goBack();
  await expect(page).not.toHaveURL(/step=price/);
  await expect(page.getByRole("combobox", { name: "Pickup location" })).toHaveValue("");
  await expect(page.getByRole("button", { name: "Calculate Fare" })).toBeInViewport();
});

test("a day typed with the keys stays as it is typed, and one half typed is not valid", async ({ page }) => {
  await page.goto("/book-your-ride");
  await choosePlace(page, "Pickup location", "Jan Thiel Beach");
  await choosePlace(page, "Drop-off location", "Punda");
  const later = page.getByRole("button", { name: "Later" });
  const place = await later.boundingBox();
  await later.click();
  // The day and the time come below it.
  await expect(page.getByRole("combobox", { name: "Time" })).toBeVisible();
  expect((await later.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0);
  const [year = "", month = "", day = ""] = addDays(curacaoDate(new Date()), 45).split("-");
  const field = page.getByLabel("Date", { exact: true });
  await field.focus();
  await page.keyboard.type(`${month}${day}${year}`);
  await expect(field).toHaveValue(`${year}-${month}-${day}`);
  await expect(page.getByRole("combobox", { name: "Time" }).locator("option")).toHaveCount(96);
  await field.fill("");
  await page.getByRole("button", { name: "Calculate Fare" }).click();
  await expect(page.getByText("Please select a date and time.")).toBeVisible();
  await field.focus();
  await page.keyboard.type(`${month}${day}${year}`);
  await page.keyboard.press("Backspace");
  await page.getByRole("button", { name: "Calculate Fare" }).click();
  await expect(page.getByText("Date input not valid.")).toBeVisible();
  await field.fill(`${year}-${month}-${day}`);
  await page.getByRole("button", { name: "Calculate Fare" }).click();
  await expect(priceOf(page)).toContainText("$");
});

test("a lost answer, a reload and another press make one ride, lead to it, and a change made elsewhere shows on its open page", async ({
  page,
  product,
  request,
}) => {
  const booking = await interceptCalls(page, callsTo(bookRideEndpoint), async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.goto("/");
  await priceOfFirstTrip(page);
  await enterPerson(page, "Lost Answer");
  await page.getByRole("button", { name: "Book Now" }).click();
  await expect(page.getByText("Failed to book ride. Please try again.")).toBeVisible();
  booking.letThrough();
  await page.reload();
  await expect(page.getByLabel("Full name")).toHaveValue("Lost Answer");
  await page.getByRole("button", { name: "Book Now" }).click();
  await expect(page).toHaveURL(/\/track\//);
  expect(await ridesOf(product, "Lost Answer")).toBe(1);
  await page.getByRole("button", { name: "Track your ride" }).click();
  await expect(page.getByRole("heading", { name: "We're finding you a driver" })).toBeVisible();
  const code = page.url().split("/").at(-1) ?? "";
  await callAsGuest(request, cancelTrackedRideEndpoint, { params: { tracking_code: code } });
  await expect(page.getByRole("heading", { name: "This ride was cancelled" })).toBeVisible();
});

test("where one is becomes the pickup when that is allowed", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 12.07502, longitude: -68.87973 });
  await page.goto("/");
  await page.getByRole("button", { name: "Use My Location" }).click();
  await expect(page.getByRole("combobox", { name: "Pickup location" })).toHaveValue(/Jan Thiel/);
});

/** The amount in dollars that stands in a text. */
function amountIn(text: string | null): string {
  return /\$[\d.,]+/.exec(text ?? "")?.[0] ?? "no amount";
}
