/* Asks for the ride of this page while its scripts are still on their way: see rides/tracking/early-ride.ts. */
(function () {
  var path = /\/track\/[^/]+/.exec(location.pathname);
  if (!path) return;
  var address = "/api" + path[0] + "/";
  var headers = { Accept: "application/json", "X-Client": "web" };
  var answer = fetch(address, { headers: headers, signal: AbortSignal.timeout(10000) })
    .then(function (response) {
      return response.ok ? response.json() : null;
    })
    .then(function (ride) {
      return ride && { ride: ride, at: Date.now() };
    })
    .catch(function () {
      return null;
    });
  window.earlyRide = { address: address, answer: answer };
})();
