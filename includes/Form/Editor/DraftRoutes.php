<?php

declare( strict_types=1 );

namespace Rueda\Form\Editor;

use Rueda\Form\Check\ConfigChecks;
use Rueda\Form\Check\Finding;
use Rueda\Form\Form;
use Rueda\Form\FormMeta;
use Rueda\Form\Forms;
use Rueda\Form\Letter\LetterWriter;
use Rueda\Form\Letter\SampleAnswers;
use Rueda\Form\MailTemplate;
use Rueda\Mail\Letter;
use Rueda\Mail\TestMail;
use Rueda\Support\Http\RestRoute;
use Rueda\Support\Read;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Routes of the form editor. They check the form as it is on the screen, saved or not, and write its mails from sample
 * answers.
 *
 * POST rueda/v1/forms/{id}/checks  → { findings: [ { code, section, message, level, field } ] }
 * POST rueda/v1/forms/{id}/preview → { to, from, subject, headers, text, html, attachments }, or { to: "" } if the
 * mail has no recipient
 * POST rueda/v1/forms/{id}/test    → { sent, to, error }; 429 after ten in an hour
 *
 * All routes take the parameters title, content, mail, mail_2, messages and settings. `preview` and `test` also take
 * `which`, the name of a mail.
 */
final class DraftRoutes {
	public function __construct(
		private Forms $forms,
		private ConfigChecks $checks,
		private SampleAnswers $samples,
		private TestMail $tests
	) {}

	public function register(): void {
		$may = fn ( WP_REST_Request $request ): bool => null !== $this->post( $request )
			&& current_user_can( 'edit_post', self::id( $request ) );
		foreach ( [ 'checks', 'preview', 'test' ] as $name ) {
			$path = '/forms/(?P<id>\d+)/' . $name;
			RestRoute::add( $path, WP_REST_Server::CREATABLE, [ $this, $name ], $may, $this->args() );
		}
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function checks( WP_REST_Request $request ): WP_REST_Response {
		$findings = $this->checks->findings( $this->draft( $request ) );
		$told     = array_map( static fn ( Finding $finding ): array => $finding->to_array(), $findings );
		return new WP_REST_Response( [ 'findings' => $told ] );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function preview( WP_REST_Request $request ): WP_REST_Response {
		$form     = $this->draft( $request );
		$template = self::template( $form, $request );
		$letter   = $this->letter( $form, $template );
		if ( null === $letter ) {
			return new WP_REST_Response( [ 'to' => '' ] );
		}
		$is_from = static fn ( string $header ): bool => str_starts_with( $header, 'From: ' );
		$from    = array_filter( $letter->headers, $is_from );
		$senders = array_map( static fn ( string $header ): string => substr( $header, 6 ), $from );
		return new WP_REST_Response(
			[
				'to'          => implode( ', ', $letter->to ),
				'from'        => implode( ', ', $senders ),
				'subject'     => $letter->subject,
				'headers'     => array_values( array_diff( $letter->headers, $from ) ),
				'text'        => $letter->text,
				'html'        => $letter->html,
				'attachments' => LetterWriter::attachments( $template, $this->samples->complete( $form ) ),
			]
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function test( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->tests->answer(
			function ( WP_User $user ) use ( $request ): int|string {
				$form   = $this->draft( $request );
				$letter = $this->letter( $form, self::template( $form, $request ) );
				return null === $letter
					? __( 'This email has no recipient, so nothing was sent.', 'rueda' )
					: $this->tests->send( self::to_user( $letter, $user ) );
			},
			__( 'The email could not be sent. Please try again later.', 'rueda' )
		);
	}

	/** The test goes only to the user who sends it, so Cc and Bcc are left out. */
	private static function to_user( Letter $letter, WP_User $user ): Letter {
		$stays = static fn ( string $header ): bool => 1 === preg_match( '/^(From|Reply-To):/i', $header );
		return new Letter(
			Letter::TEST,
			$user->ID,
			[ $user->user_email ],
			$letter->subject,
			$letter->text,
			$letter->html,
			array_values( array_filter( $letter->headers, $stays ) ),
			$letter->attachments,
			[],
			$letter->locale
		);
	}

	private function letter( Form $form, MailTemplate $template ): ?Letter {
		$sample = $this->samples->complete( $form );
		return LetterWriter::write( Letter::TEST, $form->id(), $form, $template->to_everybody(), $sample );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private static function template( Form $form, WP_REST_Request $request ): MailTemplate {
		return 'mail_2' === $request['which'] ? $form->mail_2() : $form->mail();
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function draft( WP_REST_Request $request ): Form {
		$post  = $this->post( $request );
		$post  = null === $post ? new WP_Post( (object) [] ) : clone $post;
		$saved = $this->forms->from_post( $post );
		$given = $request->get_params();

		$post->post_title   = Read::text( $given, 'title', $post->post_title );
		$post->post_content = Read::text( $given, 'content', $post->post_content );

		// Rules that the author has removed do not come back from what is saved.
		$mail = static fn ( string $name, array $old ): array => is_array( $given[ $name ] ?? null )
			? FormMeta::clean_mail( $given[ $name ] ) + array_diff_key( $old, $given[ $name ] )
			: $old;
		return $this->forms->put_together(
			$post,
			$mail( 'mail', $saved->written_mail() ),
			$mail( 'mail_2', $saved->mail_2()->to_stored() ),
			is_array( $given['messages'] ?? null )
				? FormMeta::clean_messages( $given['messages'] )
				: $saved->texts()->all(),
			FormMeta::clean_settings( Read::text( $given, 'settings', $saved->settings()->content() ) ),
			$saved->locale()
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private static function id( WP_REST_Request $request ): int {
		return is_numeric( $request['id'] ) ? (int) $request['id'] : 0;
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function post( WP_REST_Request $request ): ?WP_Post {
		return $this->forms->post( self::id( $request ) );
	}

	/** @return array<string, array<string, mixed>> */
	private function args(): array {
		$text   = [ 'type' => 'string', 'maxLength' => 500000 ];
		$object = [ 'type' => 'object' ];
		return [
			'title'    => $text,
			'content'  => $text,
			'mail'     => $object,
			'mail_2'   => $object,
			'messages' => $object,
			'settings' => $text,
			'which'    => [ 'type' => 'string', 'enum' => [ 'mail', 'mail_2' ], 'default' => 'mail' ],
		];
	}
}
