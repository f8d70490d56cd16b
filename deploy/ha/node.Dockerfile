# A database node or an etcd for compose.yaml.
FROM debian:12-slim
RUN mkdir -p /etc/postgresql-common \
  && echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf \
  && apt-get update \
  && apt-get install -y --no-install-recommends patroni python3-etcd etcd-server postgresql-15 \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o postgres -g postgres -m 0700 /data
COPY patroni.yaml /etc/patroni.yaml
USER postgres
VOLUME /data
CMD ["patroni", "/etc/patroni.yaml"]
