<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Routes;

use Rueda\Form\Form;
use WP_REST_Request;

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
