<?php
/**
 * Shows the caught mails at /?rueda_mails, newest first, to administrators and on this machine.
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/**
 * One mail as HTML.
 *
 * @param array<string, mixed> $mail As parts/mail.php wrote it.
 */
function rueda_qa_show_mail( array $mail ): string {
	$is_html = (bool) preg_grep( '~^content-type:\s*text/html~i', $mail['headers'] );
	// In a sandboxed frame, so that scripts of a visitor do not run here.
	$body  = $is_html
		? sprintf(
			'<iframe sandbox title="%1$s" srcdoc="%2$s"></iframe>',
			esc_attr( $mail['subject'] ),
			esc_attr( $mail['message'] )
		)
		: sprintf( '<pre>%s</pre>', esc_html( $mail['message'] ) );
	$files = '';
	foreach ( $mail['attachments'] as $file ) {
		$files .= sprintf(
			'<li><a download="%1$s" href="data:%2$s;base64,%3$s">%1$s</a> (%4$s)</li>',
			esc_attr( $file['name'] ),
			esc_attr( $file['type'] ),
			esc_attr( $file['base64'] ),
			esc_html( (string) size_format( $file['size'] ) )
		);
	}
	return sprintf(
		'<article><h2>%1$s</h2><p>To %2$s, %3$s</p><pre class="headers">%4$s</pre>%5$s<ul>%6$s</ul></article>',
		esc_html( $mail['subject'] ),
		esc_html( implode( ', ', $mail['to'] ) ),
		esc_html( $mail['time'] ),
		esc_html( implode( "\n", $mail['headers'] ) ),
		$body,
		$files
	);
}

function rueda_qa_mail_page(): void {
	if ( ! rueda_qa_may() ) {
		return;
	}
	$mails = array_map( 'rueda_qa_show_mail', array_reverse( rueda_qa_caught() ) );
	send_frame_options_header();
	nocache_headers();
	header( 'X-Robots-Tag: noindex' );
	header( 'Content-Type: text/html; charset=utf-8' );
	echo '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
		. '<title>Caught mail</title>'
		. '<style>body{font:1rem/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem}'
		. 'article{border-top:1px solid #ccc;padding:1rem 0}pre{white-space:pre-wrap}.headers{color:#555}'
		. 'iframe{inline-size:100%;block-size:30rem;border:1px solid #ccc}</style>'
		. '<h1>Caught mail</h1>';
	// phpcs:ignore WordPress.Security.EscapeOutput -- rueda_qa_show_mail() has escaped each.
	echo $mails ? implode( '', $mails ) : '<p>No mail yet. Whatever this site would send is shown here instead.</p>';
	exit;
}

if ( isset( $_GET['rueda_mails'] ) ) {
	add_action( 'init', 'rueda_qa_mail_page', PHP_INT_MAX );
}
