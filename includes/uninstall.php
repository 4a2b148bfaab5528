<?php
/**
 * The part of uninstall.php that is written for PHP 8.
 *
 * @package Rueda
 */

declare( strict_types=1 );

use Rueda\Uninstaller;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/autoload.php';

( new Uninstaller() )->run();
