<?php
/**
 * Catches every mail as one JSON file: { time, to[], subject, headers[], message, attachments[ { name, type, size, base64 } ], embeds }.
 *
 * @package Rueda
 */

declare( strict_types=1 );

/**
 * A file that goes with a mail, whole: the path may name a temporary file that is gone a moment later.
 *
 * @param string     $path The file.
 * @param int|string $name The name it was given, if it was given one.
 * @return array{ name: string, type: string, size: int, base64: string }
 */
function rueda_tools_attachment( string $path, $name ): array {
	$content = is_readable( $path ) ? (string) file_get_contents( $path ) : '';
	$name    = is_string( $name ) ? $name : basename( $path );
	return [
		'name'   => $name,
		'type'   => (string) ( wp_check_filetype( $name )['type'] ?: 'application/octet-stream' ),
		'size'   => strlen( $content ),
		'base64' => base64_encode( $content ),
	];
}

/**
 * Lines as an array, however they were given.
 *
 * @param string|string[] $value     One or many.
 * @param string          $separator A pattern.
 * @return string[]
 */
function rueda_tools_list( $value, string $separator ): array {
	$parts = is_array( $value ) ? $value : preg_split( $separator, (string) $value );
	return array_values( array_filter( array_map( 'trim', (array) $parts ), 'strlen' ) );
}

add_filter(
	'pre_wp_mail',
	static function ( $sent, array $mail ) {
		// A test that makes mails fail answers before us.
		if ( null !== $sent ) {
			return $sent;
		}
		$attachments = (array) ( $mail['attachments'] ?? [] );
		if ( ! is_array( $mail['attachments'] ?? null ) ) {
			$attachments = rueda_tools_list( $mail['attachments'] ?? '', '/\r?\n/' );
		}
		$files = [];
		foreach ( $attachments as $name => $path ) {
			$files[] = rueda_tools_attachment( $path, $name );
		}
		$caught = [
			'time'        => gmdate( 'c' ),
			'to'          => rueda_tools_list( $mail['to'], '/,/' ),
			'subject'     => $mail['subject'],
			'headers'     => rueda_tools_list( $mail['headers'] ?? '', '/\r?\n/' ),
			'message'     => $mail['message'],
			'attachments' => $files,
			'embeds'      => $mail['embeds'] ?? [],
		];
		if ( ! is_dir( RUEDA_MAILS ) ) {
			wp_mkdir_p( RUEDA_MAILS );
		}
		// Named by time, so that a list in order of names is in order of sending. Renamed, so that nobody reads half a mail.
		$file = RUEDA_MAILS . sprintf( '/%s-%s', number_format( microtime( true ), 6, '.', '' ), bin2hex( random_bytes( 3 ) ) );
		file_put_contents( $file . '.part', wp_json_encode( $caught, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
		return rename( $file . '.part', $file . '.json' );
	},
	PHP_INT_MAX,
	2
);
