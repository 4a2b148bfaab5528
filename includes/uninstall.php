<?php
/**
 * The part of uninstall.php that is written for PHP 8.
 *
 * @package Rueda
 */

declare( strict_types=1 );

use Rueda\Form\Upload\UploadFolder;
use Rueda\Report\Preview\PictureFiles;
use Rueda\Settings\PrivacySettings;
use Rueda\Support\Database\Tables;
use Rueda\Support\Schedule;
use Rueda\Support\Sites;
use Rueda\Uninstaller;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/autoload.php';

( new Uninstaller(
	new Sites(),
	new Schedule(),
	new Tables(),
	new PrivacySettings(),
	new PictureFiles(),
	new UploadFolder()
) )->run();
