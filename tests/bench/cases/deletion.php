<?php
/**
 * Deletes what has expired as one run of cron does, then a part with the command, and the rest with an uninstall.
 * Returns how many were deleted, in how many seconds, and the most memory until then in MiB.
 *
 * @package Rueda
 */

$rueda_count   = static function ( string $table, string $where = '1 = 1' ): int {
	global $wpdb;
	return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}{$table} WHERE {$where}" );
};
$rueda_reports = static fn (): int => $rueda_count( 'posts', "post_type = 'rueda_report'" );
$rueda_measure = static function ( callable $count, callable $delete ): array {
	$before = $count();
	$began  = microtime( true );
	$delete();
	$seconds = microtime( true ) - $began;
	return [
		'gone'    => $before - $count(),
		'seconds' => $seconds,
		'memory'  => memory_get_peak_usage() / MB_IN_BYTES,
	];
};

update_option( 'rueda_settings_reports', [ 'months' => 1 ] );
update_option( 'rueda_settings_messages', [ 'days' => 1 ] );
update_option( 'rueda_settings_privacy', [ 'remove_visitor_data' => true ] );
$rueda_found = [
	'expired reports'  => $rueda_measure( $rueda_reports, static fn () => do_action( 'rueda_expire_reports' ) ),
	'expired messages' => $rueda_measure(
		static fn (): int => $rueda_count( 'rueda_messages' ),
		static fn () => do_action( 'rueda_expire_messages' )
	),
	'command'          => $rueda_measure(
		$rueda_reports,
		static function (): void {
			$command = new Rueda\Report\Admin\ReportCommand(
				new Rueda\Support\Lock( new Rueda\Support\Clock() ),
				static function (): void {}
			);
			$command->delete( [], [ 'before' => gmdate( 'Y-m-d', time() - 270 * DAY_IN_SECONDS ) ] );
		}
	),
	'uninstall'        => $rueda_measure( $rueda_reports, static fn () => ( new Rueda\Uninstaller() )->run() ),
];
// The tables are there again for the next number of rows.
do_action( 'activate_rueda/plugin.php', false );

return $rueda_found;
