<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Routes;

use Rueda\Form\Form;
use WP_REST_Request;
use WP_REST_Response;

final class FeedbackSchemaTest extends FeedbackTestCase {
	public function test_schema_is_told_in_the_order_of_the_protocol(): void {
		$id     = $this->make_form(
			[
				[ 'name' => 't', 'isRequired' => true ],
				[ 'type' => 'textarea', 'name' => 'ta' ],
				[
					'type'         => 'select',
					'name'         => 's',
					'firstAsLabel' => true,
					'choices'      => [ [ 'label' => 'Pick' ], [ 'label' => 'A &amp; B', 'value' => 'x' ] ],
				],
				[ 'type' => 'number', 'name' => 'n', 'min' => '2' ],
				[ 'type' => 'file', 'name' => 'f', 'isRequired' => true ],
				[ 'type' => 'date', 'name' => 'd' ],
				[ 'type' => 'radio', 'name' => 'r', 'choices' => [ [ 'label' => 'Yes' ] ] ],
				[ 'type' => 'checkbox', 'name' => 'free', 'hasFreeText' => true, 'choices' => [ [ 'label' => 'x' ] ] ],
				[ 'type' => 'hidden', 'name' => 'h' ],
			]
		);
		$schema = rest_do_request(
			new WP_REST_Request( 'GET', "/contact-form-7/v1/contact-forms/$id/feedback/schema" )
		)->get_data();

		self::assertSame( [ 'version', 'locale', 'rules' ], array_keys( $schema ) );
		self::assertSame( 'Contact Form 7 SWV Schema 2024-10', $schema['version'] );
		self::assertSame(
			[
				'required r',
				'maxitems r',
				'date d',
				'requiredfile f',
				'file f',
				'maxfilesize f',
				'number n',
				'minnumber n',
				'required t',
				'maxlength t',
				'maxlength ta',
				'enum r',
				'enum s',
			],
			array_map( static fn ( array $rule ): string => $rule['rule'] . ' ' . $rule['field'], $schema['rules'] )
		);
		self::assertSame( [ 'A & B' ], $schema['rules'][12]['accept'] );
		self::assertSame(
			[ '2', 400, 2000, 1048576 ],
			[
				$schema['rules'][7]['threshold'],
				$schema['rules'][9]['threshold'],
				$schema['rules'][10]['threshold'],
				$schema['rules'][5]['threshold'],
			]
		);
	}

	public function test_what_a_list_shows_as_a_choice_can_be_sent(): void {
		$list  = [
			'type'         => 'select',
			'name'         => 's',
			'firstAsLabel' => true,
			'includeBlank' => true,
			'choices'      => [ [ 'label' => 'One' ], [ 'label' => "Two\u{A0}" ] ],
		];
		$radio = [ 'type' => 'radio', 'name' => 'r', 'choices' => [ [ 'label' => 'Three&nbsp;', 'value' => '3' ] ] ];
		$id    = $this->make_form( [ $list, $radio ] );

		foreach ( [ 'One', "Two\u{A0}" ] as $choice ) {
			self::assertSame( 'mail_sent', $this->answer( $id, [ 's' => $choice, 'r' => "Three\u{A0}" ] )['status'] );
		}
		self::assertStringContainsString( "s: Two\nr: 3", str_replace( "\r", '', $this->mails[1]['message'] ) );
	}

	public function test_a_form_speaks_its_own_language_on_the_page_in_the_schema_and_in_answers(): void {
		$this->install_spanish();
		add_filter(
			'gettext_rueda',
			static fn ( string $text, string $original ): string => 'es_ES' === determine_locale()
				? "[$original]"
				: $text,
			10,
			2
		);
		$id = $this->make_form( self::FIELDS, [ 'meta_input' => [ 'rueda_form_locale' => 'es_ES' ] ] );

		self::assertSame( '[Please fill out this field.]', $this->answer( $id, [] )['invalid_fields'][0]['message'] );
		self::assertSame(
			'[Please fill out this field.]',
			rest_do_request(
				new WP_REST_Request( 'GET', "/contact-form-7/v1/contact-forms/$id/feedback/schema" )
			)->get_data()['rules'][0]['error']
		);
		self::assertStringContainsString(
			'value="&#91;Send&#93;"',
			do_blocks( '<!-- wp:rueda/contact-form {"formId":' . $id . '} /-->' )
		);
		self::assertSame( 'Please fill out this field.', __( 'Please fill out this field.', 'rueda' ) );
		$meta = [ 'rueda_form_locale' => 'es_ES', 'rueda_form_settings' => 'subscribers_only: on' ];
		$own  = $this->make_form( self::FIELDS, [ 'meta_input' => $meta ] );
		$said = '[This contact form is available only for logged in users.]';
		self::assertSame( $said, $this->answer( $own, [] )['message'] );
		self::assertSame( $said, trim( $this->page( $own )->document->textContent ) );
	}

	public function test_caches_keep_the_schema_for_a_moment_and_notice_a_change_of_the_form(): void {
		add_filter( 'rueda_now', static fn (): int => (int) strtotime( '2026-11-29 12:00:00 UTC' ) );
		$id    = $this->make_form( [ [ 'name' => 'a' ] ] );
		$first = $this->schema( $id );
		$mark  = $first->get_headers()['ETag'];
		self::assertSame(
			'public, max-age=60, stale-while-revalidate=600',
			$first->get_headers()['Cache-Control']
		);
		// Servers that compress add to the mark, and caches send several.
		foreach ( [ $mark, 'W/' . $mark, '"other", ' . $mark, substr( $mark, 0, -1 ) . '-gzip"' ] as $known ) {
			$same = $this->schema( $id, $known );
			self::assertSame( [ 304, null ], [ $same->get_status(), $same->get_data() ] );
			self::assertSame( $first->get_headers(), $same->get_headers() );
		}

		$meta = [ 'rueda_form_messages' => [ 'invalid_required' => 'Please!' ] ];
		$more = $this->make_form( [ [ 'name' => 'a', 'isRequired' => true ] ] );
		$own  = $this->make_form( [ [ 'name' => 'a', 'isRequired' => true ] ], [ 'meta_input' => $meta ] );
		self::assertSame( 200, $this->schema( $more, $mark )->get_status() );
		self::assertSame( 200, $this->schema( $own, $this->schema( $more )->get_headers()['ETag'] )->get_status() );
		self::assertSame( $mark, $this->schema( $this->make_form( [ [ 'name' => 'a' ] ] ) )->get_headers()['ETag'] );
	}

	public function test_no_shared_cache_keeps_words_in_the_language_of_one_visitor(): void {
		$id  = $this->make_form( [ [ 'name' => 'a' ] ] );
		$own = $this->make_form( [ [ 'name' => 'a' ] ], [ 'meta_input' => [ 'rueda_form_locale' => 'es_ES' ] ] );
		add_filter( 'determine_locale', static fn (): string => 'fr_FR' );

		self::assertStringNotContainsString( 'public', $this->schema( $id )->get_headers()['Cache-Control'] ?? '' );
		self::assertStringContainsString( 'public', $this->schema( $own )->get_headers()['Cache-Control'] ?? '' );
	}

	public function test_no_cache_keeps_rules_that_name_today_until_tomorrow(): void {
		update_option( 'timezone_string', 'Europe/Madrid' );
		$id = $this->make_form( [ [ 'type' => 'date', 'name' => 'd', 'min' => 'today' ] ] );
		foreach ( [
			'2026-11-29 22:55:00 UTC' => 'public, max-age=60, stale-while-revalidate=240',
			'2026-11-29 22:59:40 UTC' => 'public, max-age=20, stale-while-revalidate=0',
			'2026-11-29 23:00:00 UTC' => 'public, max-age=60, stale-while-revalidate=600',
		] as $now => $control ) {
			$clock = static fn (): int => (int) strtotime( $now );
			add_filter( 'rueda_now', $clock );
			self::assertSame( $control, $this->schema( $id )->get_headers()['Cache-Control'] );
			remove_filter( 'rueda_now', $clock );
		}
	}

	public function test_what_a_user_gets_is_kept_by_no_cache(): void {
		$id = $this->make_form( [ [ 'name' => 'a' ] ], [ 'post_status' => 'private' ] );
		self::assertSame( 404, $this->schema( $id )->get_status() );
		self::assertArrayNotHasKey( 'Cache-Control', $this->schema( $id )->get_headers() );
		$this->act_as( 'editor' );
		self::assertSame( 200, $this->schema( $id )->get_status() );
		self::assertArrayNotHasKey( 'Cache-Control', $this->schema( $id )->get_headers() );
	}

	private function schema( int $id, string $known = '' ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', "/contact-form-7/v1/contact-forms/$id/feedback/schema" );
		if ( '' !== $known ) {
			$request->set_header( 'If-None-Match', $known );
		}
		return rest_do_request( $request );
	}

	public function test_options_describes_the_schema(): void {
		$id     = $this->make_form( self::FIELDS );
		$answer = rest_do_request(
			new WP_REST_Request( 'OPTIONS', "/contact-form-7/v1/contact-forms/$id/feedback/schema" )
		);

		self::assertSame( [ 'version', 'locale', 'rules' ], array_keys( $answer->get_data()['schema']['properties'] ) );
	}

	public function test_add_ons_add_rules_and_both_sides_know_them(): void {
		$id = $this->make_form( self::FIELDS );
		add_action(
			'wpcf7_swv_create_schema',
			static fn ( $schema ) => $schema->add_rule(
				[ 'rule' => 'minlength', 'field' => 'your-message', 'threshold' => 10, 'error' => 'Say more.' ]
			)
		);

		self::assertSame(
			[ 'Say more.' ],
			array_column( $this->answer( $id, self::GOOD )['invalid_fields'], 'message' )
		);
	}
}
