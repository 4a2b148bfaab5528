<?php
/**
 * The switch `mail`: `caught` stores every mail as one JSON file, `fails` is a mail server that cannot be reached.
 *
 * A file is { time, to[], subject, headers[], message, attachments[ { name, type, size, base64 } ], embeds,
 * text, pictures }. The last two are what plugins add where wp_mail() has no argument for it: the plain form of an HTML
 * mail, and by their names the files that stand in the mail as "cid:name", in base64.
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/** The folder of the caught mails. In the uploads of a site its name cannot be guessed, because mails hold secrets. */
function rueda_qa_mails(): string {
	if ( defined( 'RUEDA_MAILS' ) ) {
		return RUEDA_MAILS;
	}
	$name = get_option( 'rueda_qa_mails', '' );
	if ( ! is_string( $name ) || '' === $name ) {
		$name = 'rueda-qa-' . bin2hex( random_bytes( 16 ) );
		update_option( 'rueda_qa_mails', $name, false );
	}
	return wp_upload_dir( null, false )['basedir'] . '/' . $name;
}

/** Makes the folder, closed for web servers that obey. */
function rueda_qa_make_mails(): string {
	$folder = rueda_qa_mails();
	if ( ! is_dir( $folder ) ) {
		wp_mkdir_p( $folder );
		file_put_contents( $folder . '/index.php', "<?php\n" );
		file_put_contents( $folder . '/.htaccess', "Require all denied\n" );
	}
	return $folder;
}

/**
 * The caught mails, oldest first.
 *
 * @return list<array<string, mixed>>
 */
function rueda_qa_caught(): array {
	$mails = [];
	foreach ( (array) glob( rueda_qa_mails() . '/*.json' ) as $file ) {
		$mail = json_decode( (string) file_get_contents( (string) $file ), true );
		if ( is_array( $mail ) ) {
			$mails[] = $mail;
		}
	}
	return $mails;
}

/** Deletes the caught mails. */
function rueda_qa_empty_mails(): int {
	return count( array_filter( array_map( 'unlink', (array) glob( rueda_qa_mails() . '/*.json' ) ) ) );
}

/**
 * Reads an attachment completely, because its path may name a temporary file that is deleted soon.
 *
 * @param string     $path The file.
 * @param int|string $name The name it was given, if it was given one.
 * @return array{ name: string, type: string, size: int, base64: string }
 */
function rueda_qa_attachment( string $path, $name ): array {
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
function rueda_qa_list( $value, string $separator ): array {
	$parts = is_array( $value ) ? $value : preg_split( $separator, (string) $value );
	return array_values( array_filter( array_map( 'trim', (array) $parts ), 'strlen' ) );
}

/**
 * The changes of `phpmailer_init`, which WordPress does not run for a caught mail.
 *
 * @param array<string, mixed> $mail The arguments of wp_mail().
 * @return array{ message: string, text: string, pictures: array<string, string> }
 */
function rueda_qa_dressed( array $mail ): array {
	require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
	require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';
	$mailer = new PHPMailer\PHPMailer\PHPMailer( true );
	foreach ( rueda_qa_list( $mail['to'], '/,/' ) as $to ) {
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
		$switch = rueda_qa_value( 'mail' );
		if ( null !== $sent || 'sent' === $switch ) {
			return $sent;
		}
		if ( 'fails' === $switch ) {
			do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'SMTP connect() failed.' ) );
			return false;
		}
		$attachments = (array) ( $mail['attachments'] ?? [] );
		if ( ! is_array( $mail['attachments'] ?? null ) ) {
			$attachments = rueda_qa_list( $mail['attachments'] ?? '', '/\r?\n/' );
		}
		$files = [];
		foreach ( $attachments as $name => $path ) {
			$files[] = rueda_qa_attachment( $path, $name );
		}
		$dressed = rueda_qa_dressed( $mail );
		$caught  = [
			'time'        => gmdate( 'c' ),
			'to'          => rueda_qa_list( $mail['to'], '/,/' ),
			'subject'     => $mail['subject'],
			'headers'     => rueda_qa_list( $mail['headers'] ?? '', '/\r?\n/' ),
			'message'     => $dressed['message'],
			'attachments' => $files,
			'embeds'      => $mail['embeds'] ?? [],
			'text'        => $dressed['text'],
			'pictures'    => $dressed['pictures'],
		];
		// The names contain the time, so their order is the order of sending. The file is renamed when it is complete.
		$time = number_format( microtime( true ), 6, '.', '' );
		$file = rueda_qa_make_mails() . "/{$time}-" . bin2hex( random_bytes( 3 ) );
		$json = wp_json_encode( $caught, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		file_put_contents( $file . '.part', $json );
		return rename( $file . '.part', $file . '.json' );
	},
	PHP_INT_MAX,
	2
);
