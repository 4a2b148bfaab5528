<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form;

use Rueda\Form\Field\Field;
use Rueda\Form\FormPostType;
use Rueda\Form\Page\NamedForms;
use WP_REST_Request;

final class FormsTest extends FormTestCase {

	public function test_gives_each_field_a_name_of_its_own(): void {
		$form = $this->form(
			[
				[ 'name' => 'your-name' ],
				[ 'name' => 'your-name' ],
				[ 'name' => '9 bad name' ],
				[ 'type' => 'email' ],
				[ 'name' => 'with.dot' ],
				[ 'name' => 'your-name-2' ],
			]
		);

		self::assertSame(
			[ 'your-name', 'your-name-2', 'text-1', 'email-1', 'with_dot', 'your-name-2-2' ],
			array_map( static fn ( Field $field ): string => $field->name(), $form->fields() )
		);
	}

	public function test_finds_fields_inside_of_layout_blocks(): void {
		$form = $this->form(
			[
				'<!-- wp:group --><div class="wp-block-group"><!-- wp:rueda/form-field {"name":"inner"} /--></div>'
					. '<!-- /wp:group -->',
				[ 'name' => 'outer' ],
			]
		);

		self::assertSame(
			[ 'inner', 'outer' ],
			array_map( static fn ( Field $field ): string => $field->name(), $form->fields() )
		);
	}

	public function test_fields_that_are_hidden_ask_for_nothing(): void {
		$hidden = '{"metadata":{"blockVisibility":false}}';
		$id     = $this->make_form(
			[
				"<!-- wp:group $hidden --><div class=\"wp-block-group\">"
					. '<!-- wp:rueda/form-field {"name":"inner","isRequired":true} /--></div><!-- /wp:group -->',
				[ 'name' => 'off', 'isRequired' => true, 'metadata' => [ 'blockVisibility' => false ] ],
				[ 'name' => 'outer' ],
			]
		);

		self::assertSame(
			[ 'outer' ],
			array_map( static fn ( Field $field ): string => $field->name(), $this->read_form( $id )->fields() )
		);
		self::assertSame( 'mail_sent', $this->answer( $id, [ 'outer' => 'x' ] )['status'] );
		self::assertSame( 0, $this->page( $id )->query( '//input[@name="off"]' )->length );
		self::assertSame( 1, $this->page( $id )->query( '//input[@name="outer"]' )->length );
	}

	public function test_drafts_and_trashed_forms_are_not_for_visitors(): void {
		foreach ( [ 'draft', 'trash' ] as $status ) {
			$id = $this->make_form( [ [ 'name' => 'a' ] ], [ 'post_status' => $status ] );
			self::assertStringContainsString(
				'Contact form not found.',
				do_blocks( '<!-- wp:rueda/contact-form {"formId":' . $id . '} /-->' )
			);
		}
	}

	/** Nor does a visitor learn from its routes what it asks. */
	public function test_a_private_form_does_not_exist_for_visitors(): void {
		$id = $this->make_form( [ [ 'name' => 'a' ] ], [ 'post_status' => 'private' ] );

		foreach ( [ '', 'subscriber', 'author' ] as $role ) {
			wp_set_current_user( 0 );
			if ( '' !== $role ) {
				$this->act_as( $role );
			}
			self::assertSame( '', do_blocks( '<!-- wp:rueda/contact-form {"formId":' . $id . '} /-->' ) );
			$schema = new WP_REST_Request( 'GET', "/contact-form-7/v1/contact-forms/$id/feedback/schema" );
			self::assertSame( 404, rest_do_request( $schema )->get_status() );
			self::assertSame( 404, $this->send( $id, [ 'a' => 'x' ] )->get_status() );
		}
	}

	public function test_a_private_form_works_for_editors_and_says_that_it_is_theirs_alone(): void {
		$this->act_as( 'editor' );
		$id   = $this->make_form( [ [ 'name' => 'a' ] ], [ 'post_status' => 'private' ] );
		$page = $this->page( $id );

		self::assertSame( 1, $page->query( '//input[@name="a"]' )->length );
		self::assertStringContainsString(
			'because it is private',
			(string) $page->evaluate( 'string(//p[@class="rueda-form-notice"])' )
		);
		// Without the nonce WordPress takes a logged-in user's REST call for a visitor's.
		$nonce = (string) $page->evaluate( 'string(//input[@name="_wpnonce"]/@value)' );
		self::assertSame( 'mail_sent', $this->answer( $id, [ 'a' => 'x', '_wpnonce' => $nonce ] )['status'] );
		self::assertCount( 1, $this->messages() );
	}

	public function test_shortcodes_find_private_forms_and_published_ones_of_the_same_title_first(): void {
		$this->act_as( 'editor' );
		$private = $this->make_form( [ [ 'name' => 'a' ] ], [ 'post_title' => 'Both', 'post_status' => 'private' ] );
		$hash    = substr( FormPostType::hash( $private ), 0, 7 );
		self::assertSame( $private, ( new NamedForms() )->find( $hash, '' ) );
		self::assertSame( $private, ( new NamedForms() )->find( '', 'Both' ) );

		$published = $this->make_form( [ [ 'name' => 'b' ] ], [ 'post_title' => 'Both' ] );
		self::assertSame( $published, ( new NamedForms() )->find( '', 'Both' ) );

		wp_set_current_user( 0 );
		self::assertSame( '', do_shortcode( "[contact-form-7 id=\"$hash\"]" ) );
	}

	/** A form has no page that could ask for the password, so visitors would see the form as if there were none. */
	public function test_a_form_takes_no_password(): void {
		$this->act_as( 'editor' );
		$id      = $this->make_form( [ [ 'name' => 'a' ] ], [ 'post_password' => 'secret' ] );
		$request = new WP_REST_Request( 'POST', "/wp/v2/rueda_form/$id" );
		$request->set_body_params( [ 'password' => 'secret' ] );

		self::assertSame( '', rest_do_request( $request )->get_data()['password'] );
		self::assertSame( '', get_post( $id )->post_password );
		$page = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'A', 'post_password' => 'secret' ] );
		self::assertSame( 'secret', get_post( $page )->post_password );
	}

	public function test_tells_an_editor_what_is_wrong_with_a_form_that_visitors_do_not_see(): void {
		$this->act_as( 'editor' );
		$id   = $this->make_form( [ [ 'name' => 'a' ] ], [ 'post_status' => 'draft' ] );
		$html = do_blocks( '<!-- wp:rueda/contact-form {"formId":' . $id . '} /-->' );

		self::assertStringContainsString( 'not published yet', $html );
		self::assertStringContainsString( "post=$id", $html );
	}

	/** @return iterable<string, array{string, int, bool}> */
	public function readers(): iterable {
		yield 'a visitor' => [ '', 401, false ];
		yield 'a subscriber' => [ 'subscriber', 403, false ];
		yield 'a contributor' => [ 'contributor', 200, false ];
		yield 'an editor' => [ 'editor', 200, true ];
	}

	/** @dataProvider readers */
	public function test_who_gets_the_mails_is_told_to_editors_alone(
		string $role,
		int $status,
		bool $sees_meta
	): void {
		$id = $this->make_form(
			[ [ 'name' => 'a' ] ],
			[ 'meta_input' => [ 'rueda_form_mail' => [ 'recipient' => 'secret@example.org' ] ] ]
		);
		if ( '' !== $role ) {
			$this->act_as( $role );
		}
		$answer = rest_do_request( new WP_REST_Request( 'GET', "/wp/v2/rueda_form/$id" ) );
		$list   = rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/rueda_form' ) );

		self::assertSame( $status, $answer->get_status() );
		self::assertSame( $status, $list->get_status() );
		self::assertSame(
			$sees_meta,
			str_contains( (string) wp_json_encode( $answer->get_data() ), 'secret@example.org' )
		);
		self::assertSame(
			$sees_meta,
			str_contains( (string) wp_json_encode( $list->get_data() ), 'secret@example.org' )
		);
	}

	public function test_an_editor_writes_the_mail_and_what_is_no_part_of_one_is_refused(): void {
		$this->act_as( 'editor' );
		$id      = $this->make_form( [ [ 'name' => 'a' ] ] );
		$request = new WP_REST_Request( 'POST', "/wp/v2/rueda_form/$id" );
		$request->set_body_params(
			[ 'meta' => [ 'rueda_form_mail' => [ 'subject' => 'Hello [a]', 'use_html' => true ] ] ]
		);
		self::assertSame( 200, rest_do_request( $request )->get_status() );

		$mail = $this->read_form( $id )->mail();
		self::assertSame( 'Hello [a]', $mail->part( 'subject' ) );
		self::assertTrue( $mail->is_html() );
		self::assertSame( '[_site_admin_email]', $mail->part( 'recipient' ) );

		$request->set_body_params( [ 'meta' => [ 'rueda_form_mail' => [ 'surprise' => 'x' ] ] ] );
		self::assertSame( 400, rest_do_request( $request )->get_status() );
	}

	public function test_an_author_cannot_change_a_form(): void {
		$id = $this->make_form( [ [ 'name' => 'a' ] ] );
		$this->act_as( 'author' );
		$request = new WP_REST_Request( 'POST', "/wp/v2/rueda_form/$id" );
		$request->set_body_params( [ 'title' => 'Mine' ] );

		self::assertSame( 403, rest_do_request( $request )->get_status() );
	}

	public function test_reads_settings_a_line_each(): void {
		$settings = $this->form(
			[],
			[
				'meta_input' => [
					'rueda_form_settings' => "demo_mode: on\r\ndemo_mode: off\nskip_mail:true\n\ndoi : "
						. "off\nflamingo_name: \"[your-name]\"\nstray",
				],
			]
		)->settings();

		self::assertTrue( $settings->is_on( 'demo_mode' ) );
		self::assertTrue( $settings->is_on( 'skip_mail' ) );
		self::assertTrue( $settings->is_off( 'doi' ) );
		self::assertSame( '"[your-name]"', $settings->value( 'flamingo_name' ) );
		self::assertCount( 5, $settings->pairs() );
	}
}
