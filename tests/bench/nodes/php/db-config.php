<?php
/**
 * Settings of LudicrousDB: what is written goes to the primary, reads go to the replica.
 *
 * @package Rueda
 */

defined( 'ABSPATH' ) || exit;

$wpdb->charset                  = 'utf8mb4';
$wpdb->collate                  = 'utf8mb4_unicode_520_ci';
$wpdb->check_tcp_responsiveness = false;

$rueda_server = [ 'user' => DB_USER, 'password' => DB_PASSWORD, 'name' => DB_NAME ];
$wpdb->add_database( $rueda_server + [ 'host' => DB_HOST, 'write' => 1, 'read' => 2 ] );
$wpdb->add_database( $rueda_server + [ 'host' => NODES_REPLICA, 'write' => 0, 'read' => 1 ] );
