<?php
/**
 * Runs a script inside the bench's WordPress as an admin: php run.php FOLDER SCRIPT. The last line of the output is the
 * script's return value as JSON.
 *
 * @package Rueda
 */

$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['HTTP_HOST']       = getenv( 'RUEDA_BENCH_HOST' );
require $argv[1] . '/wp-load.php';
wp_set_current_user( 1 );

echo "\n" . json_encode( require $argv[2] );
