<?php

declare( strict_types=1 );

namespace Rueda\Share;

use InvalidArgumentException;
use Rueda\Mail\Letter;
use Rueda\Report\Preview\PreviewPicture;
use Rueda\Report\Report;
use Rueda\Support\Listeners\Listeners;
use Rueda\Support\SpanishFallback;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Makes the letters of reports: texts, HTML and plain text, the picture, and the changes of other plugins. */
final class ReportLetters {
	/** Headers that would send the email to other people, or that are written only when it is sent. */
	private const NOT_YOURS = [ 'to', 'cc', 'bcc', 'content-type', 'content-transfer-encoding', 'mime-version' ];

	public function __construct(
		private ReportMailHtml $html,
		private ReportMailText $text,
		private PreviewPicture $pictures
	) {}

	/**
	 * The email of a report, in the language of the page on which it was made; null when a plugin prevents it.
	 *
	 * @param string $owner_link The address that can also delete it; empty unless the reader has shown to know it.
	 */
	public function of_report(
		Report $report,
		ReportMailTexts $template,
		Recipient $to,
		string $name,
		string $owner_link
	): ?Letter {
		// WordPress says no to a language that is not installed, and to the one it speaks already.
		$switched = SpanishFallback::switch_to( $report->locale() );
		try {
			$facts = ReportFacts::from_report( $report, $owner_link, $this->pictures );
			return $this->filtered( $report, new ReportMail( $facts, $template, $name ), $to );
		} finally {
			if ( $switched ) {
				restore_previous_locale();
			}
		}
	}

	/**
	 * Emails the same texts with sample data to a user who tries them. It has to go at once: its picture is not kept.
	 *
	 * @param callable( Letter ): int $send
	 */
	public function try_out( int $now, ReportMailTexts $template, WP_User $user, callable $send ): int {
		$facts   = ReportFacts::sample( $now );
		$path    = $this->pictures->sample_file( $facts->chart, $facts->wheel );
		$picture = null === $path ? null : [ 'path' => $path, 'address' => '' ];
		$mail    = $this->sample( ReportFacts::sample( $now, $picture ), $template, $user->display_name );
		$id      = $send(
			new Letter(
				Letter::TEST,
				$user->ID,
				[ $user->user_email ],
				$mail['subject'],
				$mail['text'],
				$mail['html'],
				[],
				[],
				null === $picture ? [] : [ ReportMail::PICTURE => $picture ]
			)
		);
		$this->pictures->forget_sample();
		return $id;
	}

	/** @return array{subject: string, html: string, text: string} */
	private function sample( ReportFacts $facts, ReportMailTexts $template, string $name ): array {
		$mail = new ReportMail( $facts, $template, $name );
		return [
			'subject' => $mail->subject(),
			'html'    => $this->html->render( $mail ),
			'text'    => $this->text->render( $mail ),
		];
	}

	/**
	 * The same texts with sample data, for the screen: the picture is in the HTML instead of attached.
	 *
	 * @return array{subject: string, html: string, text: string}
	 */
	public function preview( int $now, ReportMailTexts $template, string $name ): array {
		$facts   = ReportFacts::sample( $now );
		$picture = $this->pictures->sample( $facts->chart, $facts->wheel );
		if ( null === $picture ) {
			return $this->sample( $facts, $template, $name );
		}
		$shown = $this->sample(
			ReportFacts::sample( $now, [ 'path' => '', 'address' => '' ] ),
			$template,
			$name
		);
		// A data URL holds a picture in base64.
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode
		$address       = 'data:image/png;base64,' . base64_encode( $picture );
		$cid           = 'cid:' . ReportMail::PICTURE;
		$shown['html'] = str_replace( "src=\"$cid\"", "src=\"$address\"", $shown['html'] );
		return $shown;
	}

	private function filtered( Report $report, ReportMail $mail, Recipient $to ): ?Letter {
		$ours = [
			'to'      => $to->address,
			'subject' => $mail->subject(),
			'message' => $this->html->render( $mail ),
			'headers' => $this->headers(),
			'text'    => $this->text->render( $mail ),
		];
		/**
		 * Changes the email in which a visitor gets a report.
		 *
		 * @param array{to: string, subject: string, message: string, headers: list<string>, text: string} $mail
		 *              `message` is HTML, `text` the same for those who read email without it. An empty `to` keeps the
		 *              email from being sent; other changes of it, and headers that add recipients, are ignored.
		 * @param int   $report_id
		 */
		$changed = Listeners::filter( 'rueda_report_mail', $ours, $report->id() );
		$changed = ( is_array( $changed ) ? $changed : [] ) + $ours;
		if ( in_array( $changed['to'], [ '', [], null, false ], true ) ) {
			return null;
		}
		try {
			return $this->letter( $report, $mail, $to, $changed, $ours );
		} catch ( InvalidArgumentException $error ) {
			// A plugin's header is broken: the visitor's email is sent as we wrote it.
			return $this->letter( $report, $mail, $to, $ours, $ours );
		}
	}

	/**
	 * @param array<array-key, mixed>                                 $words
	 * @param array{subject: string, message: string, text: string, ...} $ours Used where a plugin left no string.
	 */
	private function letter( Report $report, ReportMail $mail, Recipient $to, array $words, array $ours ): Letter {
		$picture = $mail->facts->picture;
		return new Letter(
			Letter::REPORT,
			$report->id(),
			[ $to->address ],
			self::text( $words['subject'] ?? null, $ours['subject'] ),
			self::text( $words['text'] ?? null, $ours['text'] ),
			self::text( $words['message'] ?? null, $ours['message'] ),
			self::allowed( $words['headers'] ?? null ),
			[],
			null === $picture ? [] : [ ReportMail::PICTURE => $picture ],
			$report->locale()
		);
	}

	/** @return list<string> */
	private function headers(): array {
		$admin = get_option( 'admin_email' );
		return is_string( $admin ) && false !== is_email( $admin ) ? [ 'Reply-To: ' . $admin ] : [];
	}

	/** @return list<string> */
	private static function allowed( mixed $headers ): array {
		$headers = is_string( $headers ) ? preg_split( '/[\r\n]+/', $headers, -1, PREG_SPLIT_NO_EMPTY ) : $headers;
		$allowed = [];
		foreach ( is_array( $headers ) ? $headers : [] as $header ) {
			$header = is_string( $header ) ? trim( $header ) : '';
			$name   = strtolower( trim( explode( ':', $header, 2 )[0] ) );
			if ( '' !== $header && ! in_array( $name, self::NOT_YOURS, true ) ) {
				$allowed[] = $header;
			}
		}
		return $allowed;
	}

	private static function text( mixed $changed, string $ours ): string {
		return is_string( $changed ) ? $changed : $ours;
	}
}
