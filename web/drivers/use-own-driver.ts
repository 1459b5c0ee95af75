import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { DriverEdit, OwnDriver } from "../../contract/drivers/driver.ts";
import { editOwnDriver, getOwnDriver, setOwnStatus } from "../../contract/drivers/drivers.endpoints.ts";
import { call, newIdempotencyKey } from "../api/call.ts";
import { endpointKey, endpointQuery } from "../api/endpoint-query.ts";

const MINUTE_MS = 60_000;

/** The driver's own shift, car, papers and the ride he is offered. */
export function useOwnDriver(enabled = true) {
  return useQuery({ ...endpointQuery(getOwnDriver), enabled, refetchInterval: MINUTE_MS });
}

/** Starts or ends the shift. */
export function useShift() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (status: "available" | "offline") =>
      call(setOwnStatus, { body: { status }, idempotencyKey: newIdempotencyKey() }),
    onSuccess: (driver: OwnDriver) => client.setQueryData(endpointKey(getOwnDriver), driver),
  });
}

/** Changes the driver's car, papers, languages or consent. */
export function useDriverEdit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edit: DriverEdit) => call(editOwnDriver, { body: edit }),
    onSuccess: (driver: OwnDriver) => client.setQueryData(endpointKey(getOwnDriver), driver),
  });
}
