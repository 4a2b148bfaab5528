<?php
/**
 * Catches every mail as one JSON file: { time, to[], subject, headers[], message, attachments[ { name, type, size, base64 } ], embeds,
 * text, pictures }. The last two are what plugins add where wp_mail() has no argument for it: the plain form of an HTML
 * mail, and by their names the files that stand in the mail as "cid:name", in base64.
 *
 * @package Rueda
 */

declare( strict_types=1 );

/**
 * Reads an attachment completely, because its path may name a temporary file that is deleted soon.
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
 * Lines as an array, in whichever form they were given.
 *
 * @param string|string[] $value     One or many.
 * @param string          $separator A pattern.
 * @return string[]
 */
function rueda_tools_list( $value, string $separator ): array {
	$parts = is_array( $value ) ? $value : preg_split( $separator, (string) $value );
	return array_values( array_filter( array_map( 'trim', (array) $parts ), 'strlen' ) );
}

/**
 * The changes of `phpmailer_init`, which WordPress does not run for a caught mail.
 *
 * @param array<string, mixed> $mail The arguments of wp_mail().
 * @return array{ message: string, text: string, pictures: array<string, string> }
 */
function rueda_tools_dressed( array $mail ): array {
	require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
	require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';
	$mailer = new PHPMailer\PHPMailer\PHPMailer( true );
	foreach ( rueda_tools_list( $mail['to'], '/,/' ) as $to ) {
		try {
			$mailer->addAddress( (string) preg_replace( '/^.*<(.+)>.*$/', '$1', $to ) );
		} catch ( PHPMailer\PHPMailer\Exception $error ) {
			// Like WordPress, this allows a mail with only other recipients.
			continue;
		}
	}
	$mailer->Subject = (string) $mail['subject'];
	$mailer->Body    = (string) $mail['message'];
	do_action_ref_array( 'phpmailer_init', [ &$mailer ] );

	$pictures = [];
	foreach ( $mailer->getAttachments() as $file ) {
		if ( 'inline' === $file[6] && is_readable( (string) $file[0] ) ) {
			$pictures[ (string) $file[7] ] = base64_encode( (string) file_get_contents( (string) $file[0] ) );
		}
	}
	return [
		'message'  => $mailer->Body,
		'text'     => $mailer->AltBody,
		'pictures' => $pictures,
	];
}

add_filter(
	'pre_wp_mail',
	static function ( $sent, array $mail ) {
		// A test that lets mails fail has answered before.
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
		$dressed = rueda_tools_dressed( $mail );
		$caught  = [
			'time'        => gmdate( 'c' ),
			'to'          => rueda_tools_list( $mail['to'], '/,/' ),
			'subject'     => $mail['subject'],
			'headers'     => rueda_tools_list( $mail['headers'] ?? '', '/\r?\n/' ),
			'message'     => $dressed['message'],
			'attachments' => $files,
			'embeds'      => $mail['embeds'] ?? [],
			'text'        => $dressed['text'],
			'pictures'    => $dressed['pictures'],
		];
		if ( ! is_dir( RUEDA_MAILS ) ) {
			wp_mkdir_p( RUEDA_MAILS );
		}
		// The names contain the time, so their order is the order of sending. The file is renamed when it is complete.
		$file = RUEDA_MAILS . sprintf( '/%s-%s', number_format( microtime( true ), 6, '.', '' ), bin2hex( random_bytes( 3 ) ) );
		file_put_contents( $file . '.part', wp_json_encode( $caught, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
		return rename( $file . '.part', $file . '.json' );
	},
	PHP_INT_MAX,
	2
);
