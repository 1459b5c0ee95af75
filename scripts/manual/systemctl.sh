#!/bin/bash
# The systemctl of a Debian that was never started: it starts what a unit names, as the unit says, and watches over nothing.
set -euo pipefail

units=/etc/systemd/system

said() { sed --quiet "s/^$2=//p" "$1"; }

stop() {
  local number=/run/started-$1
  [ -e "$number" ] || return 0
  kill "$(cat "$number")" 2>/dev/null || return 0
  while kill -0 "$(cat "$number")" 2>/dev/null; do sleep 0.1; done
}

start() {
  local name=${1%.service} file instance="" user command pair state
  case $name in
    postgresql) pg_ctlcluster 15 main start; return ;;
    redis-server) redis-server /etc/redis/redis.conf --daemonize yes >/dev/null; return ;;
    nginx) nginx; return ;;
    *.timer) [ -e "$units/$name" ]; return ;;
    *@*) instance=${name#*@}; file=$units/${name%%@*}@.service ;;
    *) file=$units/$name.service ;;
  esac
  user=$(said "$file" User)
  command=$(said "$file" ExecStart)
  for state in $(said "$file" StateDirectory); do
    install --directory --owner "$user" --group "$user" --mode "$(said "$file" StateDirectoryMode)" "/var/lib/$state"
  done
  # Read as systemd reads it, which is no shell: a line is a name and the rest of it.
  while IFS='=' read -r pair state; do
    [ -z "$pair" ] || export "$pair=$state"
  done <"$(said "$file" EnvironmentFile)"
  for pair in $(said "$file" Environment); do export "${pair//%i/$instance}"; done
  cd "$(said "$file" WorkingDirectory)"
  umask "$(said "$file" UMask)"
  local as=(setpriv --reuid "$user" --regid "$user" --init-groups --no-new-privs)
  if [ "$(said "$file" Type)" = oneshot ]; then
    "${as[@]}" ${command//%i/$instance}
  else
    setsid "${as[@]}" ${command//%i/$instance} >>"/var/log/$name.log" 2>&1 </dev/null &
    echo $! >"/run/started-$name"
  fi
}

verb=$1
shift
for name in "$@"; do
  [ "$name" != --now ] || continue
  case $verb in
    enable | start) (start "$name") ;;
    restart)
      if [ "$name" = nginx ]; then nginx -s stop 2>/dev/null || true; else stop "$name"; fi
      (start "$name")
      ;;
    *) echo "There is no systemctl $verb here." >&2; exit 1 ;;
  esac
done
